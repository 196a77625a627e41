import type { MasterProfile } from '#contract/career/facts.ts';
import { hasDatedEntry } from '#engines/profile/index.ts';

/** Whether there is anything to make an application from: a job, a study or a volunteer post with a date. */
export const canApply = ({ profile }: { profile: Pick<MasterProfile, 'resume'> }): boolean =>
  hasDatedEntry(profile.resume);
