import { loadReasons, problemWords, type Problem } from '../../../../kernel/reasons.ts';
import { request } from '../../../../kernel/request.ts';
import type { SessionViewer } from '../../../../kernel/sessionState.ts';
import type { SecondFactorKind } from '../../../../schema.generated.ts';
import {
  AddFirstSecondFactorDocument,
  BeginFirstSecondFactorDocument,
  ProveSecondFactorDocument,
  type BeginFirstSecondFactorMutation,
} from './SecondStep.generated.ts';

/** Result of a refused step: it has expired, or the user can correct the input. */
type Refused = { isOver: true } | { problem: string };
export type Addition = NonNullable<
  NonNullable<BeginFirstSecondFactorMutation['beginFirstSecondFactor']>['addition']
>;

/** Gives a second factor. */
export async function prove(input: {
  token: string;
  code?: string;
  recoveryCode?: string;
  passkey?: string;
}): Promise<{ viewer: SessionViewer } | Refused> {
  return orRefused(async () => {
    const { proveSecondFactor: payload } = await request(ProveSecondFactorDocument, { input });
    return payload?.viewer ? { viewer: payload.viewer } : refused(payload?.userErrors);
  });
}

/** Begins to add the first factor. */
export async function begin(
  token: string,
  kind: SecondFactorKind,
): Promise<{ addition: Addition } | Refused> {
  return orRefused(async () => {
    const { beginFirstSecondFactor: payload } = await request(BeginFirstSecondFactorDocument, {
      input: { token, kind },
    });
    return payload?.addition ? { addition: payload.addition } : refused(payload?.userErrors);
  });
}

/** Adds it. */
export async function add(input: {
  token: string;
  name: string;
  code?: string;
  passkey?: string;
}): Promise<{ viewer: SessionViewer; recoveryCodes: readonly string[] } | Refused> {
  return orRefused(async () => {
    const { addFirstSecondFactor: payload } = await request(AddFirstSecondFactorDocument, { input });
    return payload?.viewer
      ? { viewer: payload.viewer, recoveryCodes: payload.recoveryCodes ?? [] }
      : refused(payload?.userErrors);
  });
}

async function orRefused<T extends object>(work: () => Promise<T | Refused>): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    return {
      problem: error instanceof Error && 'code' in error && error.code !== 'NETWORK' ? error.message : '',
    };
  }
}

async function refused(problems: readonly Problem[] = []): Promise<Refused> {
  if (problems.some(({ reason }) => reason === 'SECOND_FACTOR_STEP_OVER')) return { isOver: true };
  await loadReasons();
  return { problem: problems.map((problem) => problemWords(problem) ?? '').join(' ') };
}
