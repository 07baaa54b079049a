/** Choice on the consent page of the stand-in. */
export interface Choice {
  /** Key of one of its people. */
  person?: string;
  choice?: 'allow' | 'deny' | 'fail';
  /** Permissions that are not allowed. */
  without?: readonly string[];
}

/** Response of a network to the studio. */
export interface ReturnedWith {
  state: string;
  code?: string;
  error?: string;
  /** URL without its query. */
  address: string;
}

/** Opens the page of consent, chooses on it, and answers what it returns to the studio with. */
export async function consent(
  address: string,
  { person = 'harbour', choice = 'allow', without = [] }: Choice = {},
): Promise<ReturnedWith> {
  const page = await (await fetch(address)).text();
  const asked = new URL(address).searchParams;
  const form = new URLSearchParams({ person, choice });
  for (const name of ['client_id', 'redirect_uri', 'state']) form.set(name, asked.get(name) ?? '');
  for (const [, name = ''] of page.matchAll(/name="permission" value="([^"]+)"/g)) {
    if (!without.includes(name)) form.append('permission', name);
  }
  const answer = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return {
    ...(Object.fromEntries(back.searchParams) as { state: string }),
    address: `${back.origin}${back.pathname}`,
  };
}
