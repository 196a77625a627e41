import { createHash } from 'node:crypto';

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

/** What a card says of a model. */
export interface Card {
  name: string;
  /** What it tells, in a sentence. */
  tells: string;
  method: string;
  labels: readonly string[];
  features: number;
  origins: readonly Origin[];
  leftOut: readonly LeftOut[];
  /** What speaks for its only class, where that is short enough to be read. */
  weights?: ReadonlyMap<string, number>;
  /** The chance from which on it is followed, and where that stands. */
  threshold: string;
}

/** A part of a whole, as cards say it. */
export const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const tableOf = ({ says, head, rows }: LeftOut): string =>
  [says, '', row(head), row(head.map(() => '---:')), ...rows.map(row)].join('\n');

/** The card of a model as Markdown. The same model has the same card. */
export function cardOf(card: Card, bytes: Uint8Array): string {
  const { name, tells, method, labels, features, origins, leftOut, threshold } = card;
  const weights = [...(card.weights ?? [])].map(([feature, weight]) => `\`${feature}\` ${weight}`);
  return `# ${name}
${tells}

Made by \`npm run train -- ${name}\`; nothing here is changed by hand.

- Method: ${method}
- ${labels.length} ${labels.length === 1 ? 'class' : 'classes'}: ${labels.map((label) => `\`${label}\``).join(', ')}
- ${features} features${weights.length === 0 ? '' : `, each with what it adds to the score: ${weights.join(', ')}`}
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

/** Counts what was decided and right where the likeliest class had at least some chance, 0 to 1. */
export const leftOutBy = (
  says: string,
  judged: readonly { chance: number; isRight: boolean }[],
  leasts: readonly number[],
): LeftOut => ({
  says,
  head: ['likeliest class at least', 'decided', 'of those right', 'wrong of all'],
  rows: leasts.map((least) => {
    const decided = judged.filter(({ chance }) => chance >= least);
    const right = decided.filter(({ isRight }) => isRight).length;
    return [
      least.toFixed(2),
      percent(decided.length, judged.length),
      percent(right, decided.length),
      percent(decided.length - right, judged.length),
    ];
  }),
});
