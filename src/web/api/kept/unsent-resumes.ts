/** Texts that were typed in one tab and are not on the server yet, each under a key of its own: tabs share the specified keys. */
const PREFIX = 'legwork.resume-unsent.';

/** What one tab has typed. */
export interface UnsentResume {
  key: string;
  html: string;
  /** What the person calls it. */
  title: string;
}

/** Marks this tab as open as long as it is: another tab leaves its text alone. */
export function openTab(): string {
  const key = `${PREFIX}${crypto.randomUUID()}`;
  // Held until the page is left; a browser without locks keeps a text twice rather than not at all.
  void navigator.locks?.request(key, () => new Promise(() => {}));
  return key;
}

/** Keeps what a tab has typed until the server has it; without storage it lasts until the page is left. */
export function keepUnsent(key: string, accountId: string, { html, title }: Omit<UnsentResume, 'key'>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ account: accountId, html, title }));
  } catch {
    return;
  }
}

export function dropUnsent(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Forgets what every tab has typed: somebody else may sit here next. */
export function forgetUnsent(): void {
  for (const key of storedKeys()) dropUnsent(key);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(key: string, accountId: string): UnsentResume | null {
  try {
    // Written above.
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as
      | (Omit<UnsentResume, 'key'> & { account: string })
      | null;
    return kept?.account === accountId ? { key, html: kept.html, title: kept.title } : null;
  } catch {
    return null;
  }
}

/**
 * Hands over each text that a tab typed and could not send, once that tab is gone: now, or when it closes. Whoever takes it has it
 * alone, in however many tabs this is asked; a tab that is open keeps its own. Until the signal says so.
 */
export function takeUnsent(
  accountId: string,
  signal: AbortSignal,
  take: (unsent: UnsentResume) => Promise<void>,
): void {
  for (const key of storedKeys()) {
    const hand = async () => {
      const unsent = read(key, accountId);
      if (unsent !== null && !signal.aborted) await take(unsent);
    };
    // The tab held the lock as long as it was there. Where the text could not be sent it stays for the next time.
    const handed = navigator.locks?.request(key, { signal }, hand) ?? hand();
    handed.catch(() => undefined);
  }
}
