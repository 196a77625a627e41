import type { Line } from '#engines/postings/facts/text/lines.ts';
import type { Passage } from '#engines/postings/facts/text/passages.ts';
import { scoresOf } from '#engines/classifier/index.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import { keyOf } from './candidates.ts';
import { companyCandidates } from './companies.ts';
import type { NamingModels } from './models.ts';
import { namingLines, type NamingLine } from './page.ts';
import { titleCandidates } from './titles.ts';

/** What a bare text calls the job and who offers it; '' where it does not say. */
export interface Named {
  title: string;
  company: string;
}

/** The title and employer of a bare text: of all names in it those for which most speaks. */
export function namesIn(lines: readonly Line[], passages: readonly Passage[], models: NamingModels): Named {
  const written = namingLines(lines, passages);
  const text = written.map(({ flat }) => flat).join('\n');
  const first = best(titleCandidates(written, text), models.title);
  const company = best(
    companyCandidates(written, text, { title: first, titleAt: lineOf(first, written) }),
    models.company,
  );
  // A title that holds the employer's name is too long.
  const isHeld = company !== '' && ` ${keyOf(first)} `.includes(` ${keyOf(company)} `);
  const title = isHeld ? best(titleCandidates(written, text, company), models.title) : first;
  return { title, company };
}

/** The line a title stands in; -2 for none. */
export function lineOf(title: string, lines: readonly NamingLine[]): number {
  const key = keyOf(title);
  const line = key === '' ? undefined : lines.find(({ flat }) => keyOf(flat).includes(key));
  return line?.at ?? -2;
}

function best(
  candidates: readonly { text: string; features: ReadonlyMap<string, number> }[],
  model: LinearModel,
): string {
  let found = '';
  let most = -Infinity;
  for (const { text, features } of candidates) {
    const [score = 0] = scoresOf(model, features);
    if (score > most) [found, most] = [text, score];
  }
  return found;
}
