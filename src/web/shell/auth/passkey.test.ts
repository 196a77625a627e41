import { afterEach, describe, expect, it, vi } from 'vitest';
import { suggestPasskeys } from './passkey.ts';

const library = vi.hoisted(() => ({
  startAuthentication: vi.fn(),
  WebAuthnAbortService: { cancelCeremony: vi.fn() },
}));
vi.mock('@simplewebauthn/browser', () => library);

function browserThatSuggests(available: boolean) {
  const PublicKeyCredential = { isConditionalMediationAvailable: () => Promise.resolve(available) };
  vi.stubGlobal('window', { PublicKeyCredential });
}

const begin = () => Promise.resolve({ challenge: 'one' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('passkeys among the suggestions', () => {
  it('answer with the one that was chosen', async () => {
    browserThatSuggests(true);
    library.startAuthentication.mockResolvedValue({ id: 'chosen' });
    expect(await suggestPasskeys(begin, new AbortController().signal)).toEqual({ id: 'chosen' });
    expect(library.startAuthentication).toHaveBeenCalledWith({
      optionsJSON: { challenge: 'one' },
      useBrowserAutofill: true,
    });
  });

  it('never start once a dialog was asked for, however late the server answers', async () => {
    browserThatSuggests(true);
    const left = new AbortController();
    const slow = Promise.withResolvers<{ challenge: string }>();
    const suggested = suggestPasskeys(() => slow.promise, left.signal);
    left.abort();
    slow.resolve({ challenge: 'one' });
    expect(await suggested).toBeNull();
    expect(library.startAuthentication).not.toHaveBeenCalled();
  });

  it('end when they are left', async () => {
    browserThatSuggests(true);
    const left = new AbortController();
    const ceremony = Promise.withResolvers<never>();
    library.startAuthentication.mockReturnValue(ceremony.promise);
    library.WebAuthnAbortService.cancelCeremony.mockImplementation(() =>
      ceremony.reject(Object.assign(new Error('ended'), { name: 'AbortError' })),
    );
    const suggested = suggestPasskeys(begin, left.signal);
    await vi.waitFor(() => expect(library.startAuthentication).toHaveBeenCalled());
    left.abort();
    expect(await suggested).toBeNull();
    expect(library.WebAuthnAbortService.cancelCeremony).toHaveBeenCalledTimes(1);
  });

  it('ask the server nothing where the browser has none', async () => {
    browserThatSuggests(false);
    const asked = vi.fn(begin);
    expect(await suggestPasskeys(asked, new AbortController().signal)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});
