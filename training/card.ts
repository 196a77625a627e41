import { createHash } from 'node:crypto';
import type { LinearModel } from '#engines/classifier/index.ts';

/** Whose examples a model was made from. */
export interface Origin {
  name: string;
  examples: number;
  from: string;
}

/** What models made of things that were left out of their making: a sentence, and a table below it. */
export interface LeftOut {
  says: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a card says of a model beside what the model itself says. */
export interface Card {
  name: string;
  /** What it tells, in a sentence. */
  tells: string;
  method: string;
  origins: readonly Origin[];
  leftOut: readonly LeftOut[];
  /** The chance from which on it is followed, and where that stands. */
  threshold: string;
}

/** A part of a whole, as cards say it. */
export const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const tableOf = ({ says, head, rows }: LeftOut): string =>
  [says, '', row(head), row(head.map(() => '---:')), ...rows.map(row)].join('\n');

/** What each feature adds to the score, the highest first; of a model with one class alone, which is short enough to be read. */
function saidBy({ labels, rows }: LinearModel): string {
  if (labels.length > 1) return '';
  const all = [...rows].map(([feature, { weights }]) => [feature, weights[0] ?? 0] as const);
  const said = all.toSorted(([, one], [, other]) => other - one).map((one) => `\`${one[0]}\` ${one[1]}`);
  return `, each with what it adds to the score: ${said.join(', ')}`;
}

/** The card of a model, which is packed in some bytes, as Markdown. The same model has the same card. */
export function cardOf(card: Card, model: LinearModel, bytes: Uint8Array): string {
  const { name, tells, method, origins, leftOut, threshold } = card;
  const { labels, rows } = model;
  return `# ${name}
${tells}

Made by \`npm run train -- ${name}\`; nothing here is changed by hand.

- Method: ${method}
- ${labels.length} ${labels.length === 1 ? 'class' : 'classes'}: ${labels.map((label) => `\`${label}\``).join(', ')}
- ${rows.size} features${saidBy(model)}
- Threshold: ${threshold}
- SHA-256 of the unpacked model: \`${createHash('sha256').update(bytes).digest('hex')}\`

## Examples
| examples | what | origin |
| ---: | --- | --- |
${origins.map((origin) => `| ${origin.examples} | ${origin.name} | ${origin.from} |`).join('\n')}

## Left out
${leftOut.map(tableOf).join('\n\n')}
`;
}

/** What was found likeliest of something that was left out: how likely, 0 to 1, and whether rightly. */
export interface Verdict {
  chance: number;
  isRight: boolean;
}

/** How much is decided where the likeliest has at least some chance, how much of that is right, and how much wrong of all. */
function decidedAt(judged: readonly Verdict[], least: number): string[] {
  const decided = judged.filter(({ chance }) => chance >= least);
  const right = decided.filter(({ isRight }) => isRight).length;
  return [
    percent(decided.length, judged.length),
    percent(right, decided.length),
    percent(decided.length - right, judged.length),
  ];
}

/** A table with a row for each of some chances. */
export const leftOutBy = (says: string, judged: readonly Verdict[], leasts: readonly number[]): LeftOut => ({
  says,
  head: ['likeliest class at least', 'decided', 'of those right', 'wrong of all'],
  rows: leasts.map((least) => [least.toFixed(2), ...decidedAt(judged, least)]),
});

/** A table with a row for each part that was left out, and columns for each way in which it was judged. */
export const leftOutByPart = (
  says: string,
  judged: ReadonlyMap<string, ReadonlyMap<string, readonly Verdict[]>>,
  least: number,
): LeftOut => ({
  says,
  head: [
    'left out',
    'judged',
    ...[...([...judged.values()][0]?.keys() ?? [])].flatMap((way) => [
      `${way}: right`,
      `at ${least}`,
      'of those right',
      'wrong of all',
    ]),
  ],
  rows: [...judged]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([part, ways]) => [
      part,
      String([...ways.values()][0]?.length ?? 0),
      ...[...ways.values()].flatMap((all) => [decidedAt(all, 0)[1] ?? '', ...decidedAt(all, least)]),
    ]),
});
