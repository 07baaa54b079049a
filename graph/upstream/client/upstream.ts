import type { GraphClock } from '../../kernel/clock.ts';
import type { Cancellation } from '../../kernel/cancellation.ts';
import type { PlainOptions } from './typedCall.ts';
import type { Authority } from './authority.ts';
import type { UpstreamCall, UpstreamLog } from './callLog.ts';
import type { Received } from './send.ts';
import type { ServiceBases } from './services.ts';
import { createProcessorTurns, type ProcessorTurns } from '../../kernel/processorTurns.ts';
import { QueueFullError, type FairScheduler } from '../../../schema/scheduling/fairScheduler.ts';
import { createLocalNews, type NewsChannel } from '../../kernel/invalidations.ts';
import { CALLS } from './__generated__/calls.ts';
import { readProblems, RestError, transportError } from '../../kernel/restError.ts';
import { createAttempt, type PreparedCall } from './preparedCall.ts';
import { ResponseCache } from './freshness.ts';
import { ServiceStates } from './states.ts';
import { pauseBeforeRetry, retryAfterSeconds } from './retry.ts';
import { createSender, TransportFault } from './send.ts';
import { fillPath } from './url.ts';
import { isShared, getService, SERVICES } from './services.ts';

/** Hears of every call that went over the network, for metrics and logs. */
export interface RestObserver {
  called(service: string, call: UpstreamCall, trackingId: string): void;
  breaker(service: string, open: boolean): void;
}

/** Settings for calling the REST services. */
export interface UpstreamSettings {
  bases: ServiceBases;
  timeoutMs: number;
  /** Calls in flight at most, for each service. */
  inFlight: number;
  clock: GraphClock;
  observer?: RestObserver;
  /** Maximum concurrent operations per organization. Depends on the processor load by default. */
  places?: (() => number) | undefined;
  /** Writes of other processes. None by default. */
  news?: NewsChannel;
}

/** A call as the client hands it over. */
export interface RestRequest {
  method: string;
  /** Path template of the OpenAPI document. */
  template: string;
  options: PlainOptions;
  authority: Authority;
  trackingId: string;
  log: UpstreamLog;
  share: boolean;
  /** When the operation that it is made for has to end; null for what ends only by itself. */
  ending: Cancellation | null;
}

/**
 * The process's one way to the REST services: kept-alive connections, a limit of calls in flight (shared fairly
 * between organizations) and a breaker for each service, retries (NET-01, NET-02), renewal after a 401 (SES-07 to
 * SES-11), and answers shared between those
 * who may see the same.
 */
export class RestUpstream {
  readonly #settings: UpstreamSettings;
  readonly #sender;
  readonly #shared: ResponseCache;
  /** The processor's time, shared between organizations. */
  readonly turns: ProcessorTurns;
  readonly #states: ServiceStates;

  constructor(settings: UpstreamSettings) {
    this.#settings = settings;
    this.#states = new ServiceStates(settings);
    this.turns = createProcessorTurns(undefined, undefined, settings.places);
    this.#sender = createSender({ timeoutMs: settings.timeoutMs, connections: settings.inFlight });
    this.#shared = new ResponseCache(settings.clock, settings.news ?? createLocalNews());
  }

  /** Performs a call; rejects with a RestError. */
  async perform(request: RestRequest): Promise<Received> {
    const { method, template, options, authority, trackingId, log, ending } = request;
    // A write is never canceled halfway.
    if (method === 'GET') ending?.check();
    const service = getService(template);
    const path = fillPath(template, options.params, options.query);
    const call = CALLS[`${method} ${template}`] ?? `${method} ${template}`;
    const personal = !isShared(template);
    const entry: UpstreamCall = {
      call,
      method,
      path,
      status: 0,
      ms: 0,
      source: 'network',
      retries: 0,
      personal,
    };
    log.note(entry);
    const base = this.#settings.bases[service.variable] ?? '';
    const prepared: PreparedCall = {
      method,
      call,
      service,
      base,
      path,
      settings: options,
      authority,
      trackingId,
      entry,
      ending: method === 'GET' ? ending : null,
    };
    const started = performance.now();
    try {
      const answer = await (method === 'GET' ? this.#read(prepared, request.share) : this.#write(prepared));
      entry.status = answer.status;
      return answer;
    } catch (error) {
      if (error instanceof RestError) entry.status = error.status;
      throw error;
    } finally {
      entry.ms = performance.now() - started;
      if (entry.source === 'network') this.#settings.observer?.called(service.name, entry, trackingId);
    }
  }

  /** Not async, as are others here that only choose: each layer of promises would take its time with every call. */
  #read(call: PreparedCall, share: boolean): Promise<Received> {
    const { authority, settings, entry } = call;
    const isOwn = entry.personal || authority.looksAcross;
    const scope = isOwn ? authority.self : authority.scope;
    if (!share || scope === null || settings.headers || settings.decode) return this.#alone(call);
    if (settings.freshMs) return this.#readFresh(call, scope, settings.freshMs);
    return this.#readJointly(call, this.#keyOf(call, scope), false);
  }

  #keyOf({ authority, base, path }: PreparedCall, scope: string): string {
    return this.#shared.key(scope, authority.organisation, base, path);
  }

  /** A reading call that a finished answer will do for. */
  async #readFresh(call: PreparedCall, scope: string, freshMs: number): Promise<Received> {
    const mayBeKept = await this.#shared.isCurrent();
    const key = this.#keyOf(call, scope);
    const kept = mayBeKept ? this.#shared.fresh(key, freshMs) : undefined;
    if (!kept) return this.#readJointly(call, key, true);
    call.entry.source = 'cache';
    return kept;
  }

  /** A reading call that is made once for all who ask the same meanwhile. */
  #readJointly(call: PreparedCall, key: string, keep: boolean): Promise<Received> {
    const underWay = this.#shared.underWay(key, call.ending);
    if (underWay) return this.#readAlong(call, underWay);
    return this.#shared.run(key, keep, call.ending, (joint) => {
      call.ending = joint;
      return this.#answer(call);
    });
  }

  async #readAlong(call: PreparedCall, underWay: Promise<Received>): Promise<Received> {
    const { entry } = call;
    entry.source = 'shared';
    try {
      return await underWay;
    } catch (error) {
      // The other's session may have ended, which is nothing to this caller.
      if (!(error instanceof RestError) || error.status !== 401) throw error;
      entry.source = 'network';
      return this.#alone(call);
    }
  }

  /** A reading call that is nobody else's. */
  #alone(call: PreparedCall): Promise<Received> {
    const answer = this.#answer(call);
    return call.ending ? call.ending.within(answer) : answer;
  }

  async #write(call: PreparedCall): Promise<Received> {
    try {
      return await this.#answer(call);
    } finally {
      // Even a failed write may have changed something.
      const { organisation, crosses } = call.authority;
      await this.#shared.written(crosses ? null : organisation);
    }
  }

  #answer(call: PreparedCall): Promise<Received> {
    const { limit } = call.settings;
    return limit ? limit(() => this.#settle(call)) : this.#settle(call);
  }

  /** One call with everything that the rules say about renewal and errors. */
  async #settle(call: PreparedCall): Promise<Received> {
    const { authority } = call;
    const held = authority.token();
    const token = held instanceof Promise ? await held : held;
    let answer = await this.#guarded(call, token);
    if (answer.status === 401 && token !== null) {
      const renewed = await authority.renew(token);
      if (renewed !== null) {
        answer = await this.#guarded(call, renewed);
        if (answer.status === 401) authority.expire();
      }
    }
    if (answer.status >= 200 && answer.status < 300) {
      if (answer.malformed) throw transportError('MALFORMED', call.call, call.service.name);
      return answer;
    }
    throw new RestError({
      status: answer.status >= 400 ? answer.status : 502,
      problems: readProblems(answer.body),
      call: call.call,
      service: call.service.name,
      retryAfterSeconds: retryAfterSeconds(answer, this.#settings.clock.now()),
    });
  }

  /** One call through the service's breaker, with retries. */
  async #guarded(call: PreparedCall, token: string | null): Promise<Received> {
    const { breaker, scheduler } = this.#states.of(call.service.name);
    const { clock } = this.#settings;
    if (!breaker.admits()) throw transportError('BREAKER_OPEN', call.call, call.service.name);
    // Null while the service has said nothing: what never reached it is no failure of it.
    let healthy: boolean | null = null;
    try {
      let answer = await this.#attempt(call, token, scheduler);
      for (let earlier = 0; ; earlier += 1) {
        const pause = pauseBeforeRetry(call.method, answer, earlier, clock);
        if (pause === null) break;
        await clock.wait(pause);
        call.ending?.check();
        call.entry.retries = earlier + 1;
        answer = await this.#attempt(call, token, scheduler);
      }
      healthy = answer.status < 502 || answer.status > 504;
      return answer;
    } catch (error) {
      // Broken off, which is no fault of the service.
      call.ending?.check();
      if (error instanceof QueueFullError) throw transportError('OVERLOADED', call.call, call.service.name);
      if (error instanceof TransportFault) {
        healthy = false;
        throw transportError(error.code, call.call, call.service.name);
      }
      throw error;
    } finally {
      const wasOpen = breaker.open;
      if (healthy === null) breaker.gaveUp();
      else if (healthy) breaker.succeeded();
      else breaker.failed();
      if (breaker.open !== wasOpen) this.#settings.observer?.breaker(call.service.name, breaker.open);
    }
  }

  /** Makes one attempt, in a slot of the organization. */
  #attempt(call: PreparedCall, token: string | null, scheduler: FairScheduler): Promise<Received> {
    const { organisation } = call.authority;
    return scheduler.run(organisation, () => {
      call.ending?.check();
      return this.#sender.send(createAttempt(call, token, this.turns));
    });
  }

  /** Checks for /ready which services respond at all. Each address is requested once. */
  async reachable(): Promise<Record<string, boolean>> {
    const asked = new Map<string, Promise<boolean>>();
    const names = new Map(SERVICES.map(({ name, variable }) => [name, this.#settings.bases[variable] ?? '']));
    const answers = [...names].map(async ([service, base]) => {
      let answer = asked.get(base);
      if (!answer) asked.set(base, (answer = this.#answers(service, base)));
      return [service, await answer] as const;
    });
    return Object.fromEntries(await Promise.all(answers));
  }

  async #answers(service: string, base: string): Promise<boolean> {
    const attempt = { service, base, method: 'GET', path: '/health', headers: {}, body: undefined };
    return this.#sender.send({ ...attempt, turns: null, organisation: '' }).then(
      () => true,
      () => false,
    );
  }

  /** The present moment. */
  now(): Date {
    return this.#settings.clock.now();
  }

  /** Closes all connections. */
  close(): Promise<void> {
    return this.#sender.close();
  }
}
