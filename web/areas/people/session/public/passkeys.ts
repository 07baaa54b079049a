/** Response of the browser's authenticator, in JSON. Null if it was canceled or is missing. */
export async function provePasskey(options: string | null | undefined): Promise<string | null> {
  if (!options) return null;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return answered(startAuthentication({ optionsJSON: JSON.parse(options) as never }));
}

/** Reason why no passkey was created: canceled, no authenticator, or it already has one. */
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
