import type { Profile } from '#contract/career/profile.ts';

const PERSON = 'legwork.person';
/** Where the lists stand that the app opens with when there is no connection. */
export const lastKnownKey = 'legwork.last-known';

/** Forgets the kept lists: somebody else may sit at this device next. */
export function forgetLastKnown(): void {
  try {
    localStorage.removeItem(lastKnownKey);
  } catch {
    return;
  }
}

/** Who was signed in here last; null when nobody is known. */
export function keptPerson(): Profile | null {
  try {
    const text = localStorage.getItem(PERSON);
    // Written below from the server's answer.
    return text === null ? null : (JSON.parse(text) as Profile);
  } catch {
    return null;
  }
}

/** Keeps who is signed in; with null forgets them and all that was kept of theirs. */
export function keepPerson(person: Profile | null): void {
  try {
    if (person === null) {
      localStorage.removeItem(PERSON);
      forgetLastKnown();
    } else localStorage.setItem(PERSON, JSON.stringify(person));
  } catch {
    return;
  }
}
