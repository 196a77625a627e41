import type { MasterProfile } from '#contract/career/facts.ts';

/** Whether there is anything to make an application from: a CV that was read, or jobs the person told of. */
export function hasCv(known: { profile: Pick<MasterProfile, 'resume'>; file: object | null }): boolean {
  return known.file !== null || known.profile.resume.work.length > 0;
}
