import { counted } from '#engines/text/index.ts';
import type { Fact } from '#contract/career/facts.ts';

/** What came of an archive of LinkedIn's, in a sentence: how many facts of the profile stand in a table of it. */
export function takenFrom(archive: string, facts: readonly Pick<Fact, 'source'>[]): string {
  const taken = facts.filter(
    ({ source }) => source.kind === 'file' && source.file_name.startsWith(`${archive}, `),
  ).length;
  return `I took ${counted(taken, 'fact')} from your LinkedIn export into what I know about you. It is no CV, so there is nothing to judge.`;
}
