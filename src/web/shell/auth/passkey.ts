import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** What the server asks the browser, in WebAuthn's JSON form; the contract leaves its inside to the library. */
interface Asked {
  challenge: string;
}

// The library is fetched when it is used: most visits never need it.
const library = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys at all; most do, so a page made ahead is drawn as if it did. */
export const knowsPasskeys = (): boolean => typeof window === 'undefined' || 'PublicKeyCredential' in window;

/** Runs a ceremony; null when the person closed the browser's dialog or another ceremony took its place. */
async function unlessDeclined<T>(ceremony: Promise<T>): Promise<T | null> {
  try {
    return await ceremony;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw error;
  }
}

/** Has the device make a passkey. Null when the person declined; throws when the device cannot or has it already. */
export async function makePasskey(asked: Asked) {
  const { startRegistration } = await library();
  // The server's library made these options for this one.
  const optionsJSON = asked as PublicKeyCredentialCreationOptionsJSON;
  return unlessDeclined(startRegistration({ optionsJSON }));
}

/** Has the person sign with a passkey, in the browser's dialog. Null when they did not. */
export async function signWithPasskey(asked: Asked) {
  const { startAuthentication } = await library();
  // The server's library made these options for this one.
  const optionsJSON = asked as PublicKeyCredentialRequestOptionsJSON;
  return unlessDeclined(startAuthentication({ optionsJSON }));
}

/**
 * Offers passkeys among the suggestions of a field until `left` aborts; `begin` asks the server. Null when none was chosen
 * or the browser cannot. A page has one ceremony at a time, so suggestions that are ready too late never start: they would
 * end the dialog that the person asked for meanwhile.
 */
export async function suggestPasskeys(begin: () => Promise<Asked>, left: AbortSignal) {
  if (!knowsPasskeys()) return null;
  const available = await window.PublicKeyCredential.isConditionalMediationAvailable?.();
  if (!(available ?? false) || left.aborted) return null;
  // The server's library made these options for this one.
  const optionsJSON = (await begin()) as PublicKeyCredentialRequestOptionsJSON;
  const { startAuthentication, WebAuthnAbortService } = await library();
  if (left.aborted) return null;
  const stop = () => WebAuthnAbortService.cancelCeremony();
  left.addEventListener('abort', stop);
  try {
    return await unlessDeclined(startAuthentication({ optionsJSON, useBrowserAutofill: true }));
  } finally {
    left.removeEventListener('abort', stop);
  }
}
