import type { SourceLine } from '#contract/career/facts.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { storedReading } from '#server/features/career/resume/reading/stored-reading.ts';
import type { World } from '#server/world.ts';

/**
 * The lines of the last upload, for a draft in which a text was pasted; else none. The same whenever and wherever the draft is
 * written.
 */
export async function seenLines(
  world: Pick<World, 'database' | 'clock' | 'files' | 'documents' | 'tokens' | 'config'>,
  accountId: string,
  draft: ResumeDraft,
): Promise<readonly SourceLine[]> {
  return draft.pasted === '' ? [] : ((await storedReading(world, accountId))?.source.lines ?? []);
}
