import { factsIn, type PostingFacts } from '#engines/postings/facts/facts.ts';
import { linesOf } from '#engines/postings/facts/text/lines.ts';
import { passagesIn } from '#engines/postings/facts/text/passages.ts';
import type { NamingModels } from './models.ts';
import { namesIn, type Named } from './naming.ts';

/** A bare text as a posting: its facts, and what it calls the job and the employer. */
export interface BarePosting extends PostingFacts {
  named: Named;
}

/** Reads a posting's text, of which nothing is known beforehand. Texts are read to 40,000 characters. */
export function readPostingText(text: string, models: NamingModels): BarePosting {
  const lines = linesOf(text);
  const passages = passagesIn(lines);
  const named = namesIn(lines, passages, models);
  return { ...factsIn(passages, null, named.company), named };
}
