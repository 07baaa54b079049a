/** Answers of the real platform that the bench multiplies (see multiply.ts). */
export interface Recording {
  me: unknown;
  customer: Record<string, unknown>;
  encoders: Record<string, unknown>[];
  channels: (Record<string, unknown> & { uuid?: string })[];
  presets: (Record<string, unknown> & { uuid?: string })[];
  records: Record<string, unknown>[];
  /** Whole paths that are answered as they were. */
  others: Record<string, unknown>;
}

/** Reads what the load needs from a running platform, as a super-admin. */
export async function record(platformUrl: string, token: string, customerId: string): Promise<Recording> {
  const get = async <T>(path: string): Promise<T> => {
    const answer = await fetch(platformUrl + path, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const base = `/api/v3/customers/${customerId}`;
  const me = await get<{ userId: string }>('/legacy/users/me');
  const userPath = `/api/v3/users/${me.userId}`;
  const { records } = await get<{ records: Record<string, unknown>[] }>(
    `/telemetry/api/v1/customers/${customerId}/webevents/export?max=1000&offset=`,
  );
  return {
    me,
    customer: await get(base),
    encoders: await get(`${base}/encoders`),
    channels: await get(`${base}/eventprofiles`),
    presets: await get(`${base}/encoderprofiles`),
    records,
    others: { [userPath]: await get(userPath) },
  };
}
