import type { Fact } from '#contract/career/facts.ts';
import { text } from './messages.ts';

/** What came of an archive of LinkedIn's, in a sentence: how many facts of the profile stand in a table of it. */
export function takenFrom(archive: string, facts: readonly Pick<Fact, 'source'>[]): string {
  const taken = facts.filter(
    ({ source }) => source.kind === 'file' && source.file_name.startsWith(`${archive}, `),
  ).length;
  return text('taken', { count: taken });
}
