import { createHash } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import type { GraphRoot } from '../root.ts';
import type { Identity } from '../../session/sessions.ts';
import type { CheckedOperation, OperationRequest } from '../../engine/operations.ts';
import { createContext } from '../newContext.ts';
import { Cancellation } from '../../kernel/cancellation.ts';
import { asGraphqlError } from '../../kernel/errors.ts';
import { formatErrors } from '../../engine/operations.ts';

/** Parts of a request stored per subscriber; the document is shared. */
export type Asked = Pick<OperationRequest, 'operationName' | 'variables'>;

/** One subscriber's operation. */
export interface RoomMember {
  asked: Asked;
  checked: CheckedOperation;
  identity: Pick<Identity, 'caller' | 'authority'>;
  trackingId: string;
  /** Stands for operation, variables and scope: members of one room get the same answer to an event. */
  room: string;
}

/** One who waits for the answer to an event. */
export interface Listener {
  readonly member: RoomMember;
  /** The JSON of a result. */
  answered(body: Buffer): void;
  over(failure: unknown): void;
}

interface Serialised {
  body: Buffer;
  /** Set when the answer holds something that only this caller may see. */
  only: string | null;
}

/** A room's answer to one event, or those who wait for it. */
interface RoomAnswer {
  waiting: Listener[] | null;
  done: Serialised | null;
  failure: unknown;
}

/**
 * Answers to events, executed and serialized once for each room: subscribers with the same operation, variables and
 * rights (architecture §6). Fresh loaders for each event, or they would serve old rows.
 */
export class Rooms {
  readonly #root: GraphRoot;
  readonly #answers = new WeakMap<object, Map<string, RoomAnswer>>();

  constructor(root: GraphRoot) {
    this.#root = root;
  }

  /** Tells a listener the answer to an event: at once when its room's is there. */
  tell(event: unknown, listener: Listener): void {
    if (typeof event !== 'object' || event === null) return this.#tellAlone(event, listener);
    const { room } = listener.member;
    let rooms = this.#answers.get(event);
    if (!rooms) this.#answers.set(event, (rooms = new Map()));
    const answer = rooms.get(room);
    if (answer?.waiting) answer.waiting.push(listener);
    else if (answer) this.#tellShared(event, answer, listener);
    else this.#begin(event, listener, rooms);
  }

  #begin(event: object, first: Listener, rooms: Map<string, RoomAnswer>): void {
    const answer: RoomAnswer = { waiting: [first], done: null, failure: null };
    rooms.set(first.member.room, answer);
    this.#execute(event, first.member)
      .then((done) => (answer.done = done))
      .catch((error: unknown) => (answer.failure = error))
      .finally(() => {
        const waiting = answer.waiting ?? [];
        answer.waiting = null;
        for (const listener of waiting) this.#tellShared(event, answer, listener);
      });
  }

  #tellShared(event: object, { done, failure }: RoomAnswer, listener: Listener): void {
    if (!done) listener.over(failure);
    else if (done.only === null || done.only === listener.member.identity.authority.self) {
      listener.answered(done.body);
    } else this.#tellAlone(event, listener);
  }

  #tellAlone(event: unknown, listener: Listener): void {
    this.#execute(event, listener.member).then(
      ({ body }) => listener.answered(body),
      (error: unknown) => listener.over(error),
    );
  }

  async #execute(event: unknown, member: RoomMember): Promise<Serialised> {
    const { asked, checked, identity, trackingId } = member;
    // Others of the room wait for it, too: who leaves ends nothing.
    const ending = new Cancellation();
    const context = createContext(this.#root, identity, trackingId, { ending });
    const inTime = this.#root.deadline(ending);
    const end = await this.#root.upstream.turns.begin(identity.authority.organisation);
    const result = await this.#run({
      document: checked.document,
      operationName: asked.operationName,
      variables: asked.variables ?? {},
      context,
      rootValue: event,
    });
    end();
    inTime();
    const { errors } = result;
    const payload = errors ? { ...result, errors: formatErrors(this.#root, errors, trackingId) } : result;
    // Data that only this caller can see, and errors of its own session, are not shared with the room.
    const personal =
      context.upstream.isPersonal || context.upstream.calls.some(({ status }) => status === 401);
    return { body: Buffer.from(JSON.stringify(payload)), only: personal ? identity.authority.self : null };
  }

  async #run(execution: Parameters<GraphRoot['executor']['run']>[0]): Promise<ExecutionResult> {
    try {
      return await this.#root.executor.run(execution);
    } catch (error) {
      return { errors: [asGraphqlError(error)] };
    }
  }
}

/** The room of an operation: the fingerprint of everything that its answers depend on. */
export function getRoomKey(
  request: OperationRequest,
  identity: Pick<Identity, 'caller' | 'authority'>,
): string {
  const all = JSON.stringify([
    identity.authority.scope ?? identity.authority.self,
    request.operationName ?? '',
    request.variables ?? {},
    request.query,
  ]);
  return createHash('sha256').update(all).digest('base64url');
}
