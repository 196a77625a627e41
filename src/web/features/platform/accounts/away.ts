const KEY = 'legwork.away';

/** A sign-in that is away at a provider; only the tab it left from may finish it. */
export interface Away {
  state: string;
  purpose: 'login' | 'signup';
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
    return { state: String(value.state), purpose: value.purpose === 'signup' ? 'signup' : 'login' };
  } catch {
    return null;
  }
}
