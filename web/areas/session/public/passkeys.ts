/** What the browser's authenticator proves, in JSON; null where it was cancelled or there is none. */
export async function provePasskey(options: string | null | undefined): Promise<string | null> {
  if (!options) return null;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return answered(startAuthentication({ optionsJSON: JSON.parse(options) as never }));
}

/** A new passkey, in JSON; null where it was cancelled, or is one of the person's already. */
export async function makePasskey(options: string | null | undefined): Promise<string | null> {
  if (!options) return null;
  const { startRegistration } = await import('@simplewebauthn/browser');
  return answered(startRegistration({ optionsJSON: JSON.parse(options) as never }));
}

async function answered(work: Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await work);
  } catch {
    return null;
  }
}
