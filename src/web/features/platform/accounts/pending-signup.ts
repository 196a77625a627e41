const KEY = 'legwork.signup';

/** A sign-up that waits for its code, kept for a reload; never the password. */
export interface PendingSignup {
  email: string;
  fullName: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
}

export function readPendingSignup(): PendingSignup | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if (!('email' in value) || !('fullName' in value) || !('sentAt' in value)) return null;
    return { email: String(value.email), fullName: String(value.fullName), sentAt: Number(value.sentAt) };
  } catch {
    return null;
  }
}

export function keepPendingSignup(pending: PendingSignup | null): void {
  try {
    if (pending === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    return;
  }
}
