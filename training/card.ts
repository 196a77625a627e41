import { createHash } from 'node:crypto';

/** Whose examples a model was made from. */
export interface Origin {
  name: string;
  examples: number;
  from: string;
}

/** What was right of things that were left out of the making, where the likeliest class had at least some chance. */
export interface LeftOut {
  /** The least chance, 0 to 1. */
  least: number;
  decided: number;
  right: number;
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
  /** What was left out together, such as “one mailbox”. */
  leaves: string;
  /** How many things were judged by models that had not met them. */
  judged: number;
  leftOut: readonly LeftOut[];
  /** What it can choose from at all, in a sentence, where it chooses among what was found. */
  coverage?: string;
  /** What speaks for its only class, where that is short enough to be read. */
  weights?: ReadonlyMap<string, number>;
  /** The chance from which on it is followed, and where that stands. */
  threshold: string;
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** The card of a model as Markdown. The same model has the same card. */
export function cardOf(card: Card, bytes: Uint8Array): string {
  const { name, tells, method, labels, features, origins, leaves, judged, leftOut, threshold } = card;
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
${judged} were judged by models that had not met them: ${leaves} was left out by turns.${card.coverage === undefined ? '' : ` ${card.coverage}`}

| likeliest class at least | decided | of those right | wrong of all |
| ---: | ---: | ---: | ---: |
${leftOut
  .map(
    ({ least, decided, right }) =>
      `| ${least.toFixed(2)} | ${percent(decided, judged)} | ${percent(right, decided)} | ${percent(decided - right, judged)} |`,
  )
  .join('\n')}
`;
}

/** Counts what was decided and right from each least chance on. */
export const leftOutBy = (
  judged: readonly { chance: number; isRight: boolean }[],
  leasts: readonly number[],
): LeftOut[] =>
  leasts.map((least) => {
    const decided = judged.filter(({ chance }) => chance >= least);
    return { least, decided: decided.length, right: decided.filter(({ isRight }) => isRight).length };
  });
