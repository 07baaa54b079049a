/** What the browser's authenticator proves, in JSON; null where it was cancelled or there is none. */
export async function provePasskey(options: string | null | undefined): Promise<string | null> {
  if (!options) return null;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return answered(startAuthentication({ optionsJSON: JSON.parse(options) as never }));
}

/** Why there is no new passkey: cancelled or without an authenticator, or the authenticator keeps one already. */
type Unmade = { problem: 'noPasskey' | 'knownPasskey' };

/** A new passkey, in JSON. */
export async function makePasskey(options: string | null | undefined): Promise<{ passkey: string } | Unmade> {
  if (!options) return { problem: 'noPasskey' };
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const made = await startRegistration({ optionsJSON: JSON.parse(options) as never });
    return { passkey: JSON.stringify(made) };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return { problem: isKnown ? 'knownPasskey' : 'noPasskey' };
  }
}

async function answered(work: Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await work);
  } catch {
    return null;
  }
}
