const KEY = 'legwork.invitation';

/** The token of the link, kept in this tab for the way over a log-in; taken out of the address, where others could see it. */
export function invitationToken(): string | null {
  try {
    const fromLink = /^#([\w-]{20,100})$/.exec(window.location.hash)?.[1];
    if (fromLink !== undefined) {
      sessionStorage.setItem(KEY, fromLink);
      window.history.replaceState(null, '', window.location.pathname);
    }
    return fromLink ?? sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Forgets it: it was accepted. */
export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
