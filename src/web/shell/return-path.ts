import { businessPaths, careerPaths } from './paths.ts';

const KEY = 'legwork.return';
/** Somebody who comes back later than this wants something else by now. */
const KEPT_MS = 2 * 60 * 60 * 1000;

/** A page that a sign-in may lead on to, when the text names one of ours; null for anything else. */
export function returnPage(text: string): string | null {
  const page = /^(\/[a-z-]+(?:\/[a-z-]+)*)(\?[\w=&-]*)?$/.exec(text);
  return page?.[1] === careerPaths.checkout || text === businessPaths.invitation ? text : null;
}

/** Keeps where somebody wanted to go before they had to sign in; this tab only, and never in an address. */
export function keepReturnPath(path: string): void {
  if (returnPage(path) === null) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() }));
  } catch {
    return;
  }
}

/** Where somebody wanted to go before they had to sign in, once; null when nowhere, or long ago. */
export function takeReturnPath(): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('at' in kept)) return null;
    return Date.now() - Number(kept.at) < KEPT_MS ? returnPage(String(kept.path)) : null;
  } catch {
    return null;
  }
}
