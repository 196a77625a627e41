import { join } from 'node:path';
import { readJson } from '#bench/predict/tasks/task.ts';
import { leftOutBy, percent } from '#training/card.ts';
import type { Trained } from '#training/train.ts';
import { choicesOf, namedPostings } from './choices.ts';
import { fit, leftOut } from './conditional-logit.ts';

const POSTINGS = join(import.meta.dirname, '..', '..', 'bench', 'data', 'postings', 'postings.json');
const LEASTS = [0, 0.5, 0.7, 0.9, 0.97];
const CALLED = { title: 'what it calls the job', company: 'who offers it' };

/** Fits how much each feature of a name speaks for it being the title of a posting, or its employer. */
export async function trainPostingNames(kind: 'title' | 'company'): Promise<Trained> {
  const choices = choicesOf(await readJson(POSTINGS, namedPostings), kind);
  const left = leftOut(choices);
  for (const { id, truth, chosen, isRight } of left)
    if (!isRight) console.log(`  ${id}: ${truth} | ${chosen}`);
  const weights = new Map(
    [...fit(choices)]
      .toSorted(([, one], [, other]) => other - one)
      .map(([feature, weight]) => [feature, Number(weight.toFixed(2))]),
  );
  const reachable = choices.filter(({ options }) => options.some(({ right }) => right)).length;
  return {
    model: {
      labels: [kind],
      bias: [0],
      unknownScale: 1,
      rows: new Map(
        [...weights].map(([feature, weight]) => [feature, { scale: 1, classes: [0], weights: [weight] }]),
      ),
    },
    card: {
      tells: `Of all names in a posting’s text the one that says ${CALLED[kind]}, by where each stands and what it looks like (\`bench/posting-names\`).`,
      method:
        'conditional logit over the names of a text (McFadden 1974) with an L2 penalty of 0.002, fitted by 400 steps of Adam (Kingma, Ba 2015) from 0',
      origins: [
        {
          name: `postings that say ${CALLED[kind]}`,
          examples: choices.length,
          from: '`bench/data/postings`, written for this',
        },
      ],
      leftOut: [
        leftOutBy(
          `${left.length} were judged by models that had not met them: an eighth of the postings was left out by turns. The right name is among those that were found in ${percent(reachable, choices.length)} of them, so no weights reach more.`,
          left,
          LEASTS,
        ),
      ],
      weights,
      threshold: 'none, the likeliest name is taken',
    },
  };
}
