import type { Line } from '#engines/postings/facts/text/lines.ts';
import type { Passage } from '#engines/postings/facts/text/passages.ts';
import { keyOf, scoreOf } from './candidates.ts';
import { companyCandidates } from './companies.ts';
import { namingLines, type NamingLine } from './page.ts';
import { titleCandidates } from './titles.ts';
import { COMPANY_WEIGHTS, TITLE_WEIGHTS } from './weights.data.ts';

/** What a bare text calls the job and who offers it; '' where it does not say. */
export interface Named {
  title: string;
  company: string;
}

/** The title and employer of a bare text: of all names in it those for which most speaks. */
export function namesIn(lines: readonly Line[], passages: readonly Passage[]): Named {
  const written = namingLines(lines, passages);
  const text = written.map(({ flat }) => flat).join('\n');
  const first = best(titleCandidates(written, text), TITLE_WEIGHTS);
  const company = best(
    companyCandidates(written, text, { title: first, titleAt: lineOf(first, written) }),
    COMPANY_WEIGHTS,
  );
  // A title that holds the employer's name is too long.
  const isHeld = company !== '' && ` ${keyOf(first)} `.includes(` ${keyOf(company)} `);
  const title = isHeld ? best(titleCandidates(written, text, company), TITLE_WEIGHTS) : first;
  return { title, company };
}

/** The line a title stands in; -2 for none. */
export function lineOf(title: string, lines: readonly NamingLine[]): number {
  const key = keyOf(title);
  const line = key === '' ? undefined : lines.find(({ flat }) => keyOf(flat).includes(key));
  return line?.at ?? -2;
}

function best<Feature extends string>(
  candidates: readonly { text: string; features: ReadonlyMap<Feature, number> }[],
  weights: Readonly<Record<Feature, number>>,
): string {
  let found = '';
  let most = -Infinity;
  for (const { text, features } of candidates) {
    const score = scoreOf(features, weights);
    if (score > most) [found, most] = [text, score];
  }
  return found;
}
