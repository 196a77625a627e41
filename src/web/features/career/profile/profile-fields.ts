import type { Profile } from '#contract/career/profile.ts';
import { text } from './messages.ts';

/** The fields of the profile a person may change here. */
export const profileFields = [
  'full_name',
  'headline',
  'location',
  'phone',
  'time_zone',
  'linkedin',
  'github',
  'portfolio',
] as const;
export type ProfileField = (typeof profileFields)[number];
/** What was typed and not saved yet. */
export type ProfileDraft = Partial<Record<ProfileField, string>>;

/** The typed fields that differ from what is stored; only these are sent. */
export function changedFields(draft: ProfileDraft, stored: Profile): ProfileDraft {
  return Object.fromEntries(
    profileFields.flatMap((field) => {
      const typed = draft[field];
      return typed === undefined || typed === stored[field] ? [] : [[field, typed]];
    }),
  );
}

/** How much would be sent, in words. */
export const changesInWords = (count: number): string => text('changes', { count });

/** Every time zone the browser knows, and the stored one where it does not know it. */
export function zoneOptions(known: readonly string[], stored: string): { value: string; label: string }[] {
  const zones = stored === '' || known.includes(stored) ? known : [stored, ...known];
  return zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
