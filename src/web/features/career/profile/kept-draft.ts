import { type ProfileDraft, profileFields } from './profile-fields.ts';

const key = (personId: string) => `legwork.profile.${personId}`;

/** What this person typed in this tab and did not save; survives a reload. */
export function keptDraft(personId: string): ProfileDraft {
  try {
    // Written below; anything in it that is no field or no text is ignored.
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(personId)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([field, value]) => profileFields.some((one) => one === field) && typeof value === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Keeps what was typed; without storage it lasts until the screen is left. */
export function keepDraft(personId: string, draft: ProfileDraft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(key(personId));
    else sessionStorage.setItem(key(personId), JSON.stringify(draft));
  } catch {
    return;
  }
}
