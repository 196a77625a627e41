const KEY = 'legwork.away';

const PURPOSES: ReadonlySet<unknown> = new Set<Away['purpose']>(['login', 'signup', 'link']);
const isPurpose = (value: unknown): value is Away['purpose'] => PURPOSES.has(value);

/** A person who is away at a provider; only the tab they left from may go on. */
export interface Away {
  state: string;
  purpose: 'login' | 'signup' | 'link';
}

/** Keeps what must come back, until the tab closes. */
export function keepAway(away: Away): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(away));
  } catch {
    return;
  }
}

/** What was kept, once; null when this tab sent nobody away. */
export function takeAway(): Away | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (typeof value !== 'object' || value === null || !('state' in value) || !('purpose' in value))
      return null;
    return isPurpose(value.purpose) ? { state: String(value.state), purpose: value.purpose } : null;
  } catch {
    return null;
  }
}
