import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readPosting, type PostingReading, type Taxonomy } from '#engines/matching/index.ts';
import type { Posting } from '#contract/career/posting.ts';
import { mean } from '#bench/matching/measures.ts';
import { postingOf } from '#bench/predict/tasks/matching-input.ts';
import { readJson } from '#bench/predict/tasks/task.ts';
import type { Row } from '#bench/table.ts';

const asked = z.object({
  languages: z.array(z.string()),
  /** Of each paper the names it may be read by. */
  papers: z.array(z.array(z.string())),
  years: z.number().nullable(),
  education: z.number().nullable(),
  permit: z.enum(['asked', 'offered']).nullable(),
  workplace: z.enum(['onsite', 'hybrid', 'remote']).nullable(),
  pay: z.string().nullable(),
});
type Asked = z.infer<typeof asked>;
const passages = z.array(
  z.object({
    id: z.string(),
    language: z.enum(['en', 'fr']),
    title: z.string(),
    place: z.string(),
    text: z.string(),
    asked,
  }),
);

/** Papers that nobody is refused for. */
const SHOWN_LATER = new Set(['record-check', 'whmis']);

const payOf = ({ pay, pay_text }: Posting): string | null =>
  pay === null ? pay_text && 'in words' : `${pay.min}-${pay.max} ${pay.currency} ${pay.period ?? ''}`;

const permitOf = ({ sponsors, authorisation }: PostingReading): Asked['permit'] =>
  sponsors ? 'offered' : authorisation === null ? null : 'asked';

/** Whether each kind of deal-breaker is read as it stands: neither more nor less is a must. */
function judged(posting: Posting, reading: PostingReading, truth: Asked): Record<string, boolean> {
  const papers = reading.credentials
    .filter(({ must }) => must)
    .flatMap(({ credentials }) => credentials.map(({ id }) => id))
    .filter((id) => !SHOWN_LATER.has(id));
  const languages = reading.languages.filter(({ must }) => must).map(({ code }) => code);
  const remote = reading.places.some((place) => place.remote) ? 'remote' : null;
  return {
    languages: languages.toSorted().join() === truth.languages.join(),
    papers:
      truth.papers.every((names) => names.some((name) => papers.includes(name))) &&
      papers.every((paper) => truth.papers.some((names) => names.includes(paper))),
    years: (reading.years?.years ?? null) === truth.years,
    education: (reading.education?.level ?? null) === truth.education,
    permit: permitOf(reading) === truth.permit,
    workplace: (posting.workplace ?? remote) === truth.workplace,
    pay: payOf(posting) === truth.pay,
  };
}

const nothing = ({ languages, papers, ...rest }: Asked): number =>
  [languages.length === 1, papers.length === 0, ...Object.values(rest).map((one) => one === null)].filter(
    Boolean,
  ).length;

/** Which half a passage is in: readers are mended on the first alone. */
const halfOf = (id: string): number => (createHash('sha256').update(id).digest()[0] ?? 0) % 2;

/** The rows of passages of few sentences, whose musts, wishes and waivers are of seven kinds. */
export async function measureAsked(folder: string, taxonomy: Taxonomy): Promise<Row[]> {
  const rows = (await readJson(join(folder, 'asked.json'), passages)).map((passage) => {
    const { title, text, place, language } = passage;
    const posting = postingOf({ title, description: text, places: [place], language });
    const kinds = judged(posting, readPosting(posting, taxonomy), passage.asked);
    return { half: halfOf(passage.id), kinds, plain: nothing(passage.asked) / Object.keys(kinds).length };
  });
  const rowOf = (name: string, some: typeof rows): Row => ({
    name: `Deal-breakers of passages read right, ${name} (${some.length} of seven kinds)`,
    unit: '%',
    ours: 100 * mean(some.flatMap(({ kinds }) => Object.values(kinds).map((right) => (right ? 1 : 0)))),
    baseline: 100 * mean(some.map(({ plain }) => plain)),
    against: 'saying that nothing is asked',
  });
  return [
    rowOf(
      'mended on',
      rows.filter(({ half }) => half === 0),
    ),
    rowOf(
      'held back',
      rows.filter(({ half }) => half === 1),
    ),
  ];
}
