/** One REST call that an operation made, as `extensions.upstream` tells it. */
export interface UpstreamCall {
  call: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  source: 'network' | 'cache' | 'shared';
}

/** An operation as it was sent. */
export interface SentOperation {
  query: string;
  variables?: Record<string, unknown> | undefined;
  operationName?: string | null | undefined;
}

/** Last executed operation. */
export interface Run {
  kind: 'query' | 'subscription';
  operation: SentOperation;
  /** From sending to the whole answer, in milliseconds; for a subscription until its latest event. */
  ms: number;
  calls: readonly UpstreamCall[];
  /** Events so far, for a subscription. */
  events: number;
  data: unknown;
}

/** HTTP response of the graph. */
export interface GraphAnswer {
  data?: unknown;
  errors?: unknown;
  extensions?: {
    upstream?: { total: number; calls: UpstreamCall[] };
    [name: string]: unknown;
  };
}

/** Reads a run out of an answer, and the answer without what the panel shows anyway. */
export function readRun(
  operation: SentOperation,
  answer: GraphAnswer,
  ms: number,
): { run: Run; shown: GraphAnswer } {
  const { upstream, ...extensions } = answer.extensions ?? {};
  const shown: GraphAnswer = { ...answer };
  if (Object.keys(extensions).length > 0) shown.extensions = extensions;
  else delete shown.extensions;
  return {
    run: {
      kind: 'query',
      operation,
      ms,
      calls: upstream?.calls ?? [],
      events: 0,
      data: answer.data,
    },
    shown,
  };
}
