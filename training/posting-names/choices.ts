import { z } from 'zod';
import { companyCandidates } from '#bench/posting-names/companies.ts';
import { lineOf } from '#bench/posting-names/naming.ts';
import { namingLines } from '#bench/posting-names/page.ts';
import { titleCandidates } from '#bench/posting-names/titles.ts';
import { linesOf } from '#engines/postings/facts/text/lines.ts';
import { passagesIn } from '#engines/postings/facts/text/passages.ts';
import type { Choice } from './conditional-logit.ts';

const named = z.object({ title: z.string(), company: z.string() });
/** Texts of postings with what they are called and who offers them. */
export const namedPostings = z.array(z.object({ id: z.string(), text: z.string(), truth: named }));
type NamedPostings = z.infer<typeof namedPostings>;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The names of each posting with what speaks for them; of the other of the two the truth is taken as known. */
export function choicesOf(postings: NamedPostings, kind: keyof z.infer<typeof named>): Choice[] {
  return postings.flatMap(({ id, text, truth }) => {
    if (truth[kind] === '') return [];
    const lines = linesOf(text);
    const written = namingLines(lines, passagesIn(lines));
    const flat = written.map((line) => line.flat).join('\n');
    const found =
      kind === 'title'
        ? titleCandidates(written, flat, truth.company)
        : companyCandidates(written, flat, { title: truth.title, titleAt: lineOf(truth.title, written) });
    const options = found.map((candidate) => ({
      text: candidate.text,
      features: new Map<string, number>(candidate.features),
      right: plain(candidate.text) === plain(truth[kind]),
    }));
    return [{ id, truth: truth[kind], options }];
  });
}
