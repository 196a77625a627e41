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

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

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

/** Has the person sign with a passkey, in a dialog or among the suggestions of a field. Null when they did not. */
export async function signWithPasskey(asked: Asked, { amongSuggestions = false } = {}) {
  const { startAuthentication } = await library();
  // The server's library made these options for this one.
  const optionsJSON = asked as PublicKeyCredentialRequestOptionsJSON;
  return unlessDeclined(startAuthentication({ optionsJSON, useBrowserAutofill: amongSuggestions }));
}

/** Whether passkeys can be offered among the suggestions of a field. */
export async function suggestsPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Ends a ceremony that still waits, such as that of the suggestions. */
export async function stopAskingForPasskey(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}
