import type { SourceLine } from '#contract/career/facts.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import type { Lexicon } from '#engines/resume/index.ts';
import { storedReading } from '#server/features/career/resume/reading/stored-reading.ts';
import type { World } from '#server/world.ts';

/**
 * What a draft is written with beside the facts, the same whenever and wherever it is written: the lexicon where it asks for
 * mending, and the lines of the last upload where a text was pasted.
 */
export async function mendingOf(
  world: Pick<World, 'database' | 'clock' | 'words' | 'files' | 'documents' | 'tokens' | 'config'>,
  accountId: string,
  draft: ResumeDraft,
): Promise<{ lexicon: Lexicon | null; seen: readonly SourceLine[] }> {
  return {
    lexicon: draft.mend ? await world.words.lexicon() : null,
    seen: draft.pasted === '' ? [] : ((await storedReading(world, accountId))?.source.lines ?? []),
  };
}
