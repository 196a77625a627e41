import { probabilitiesOf, scoresOf } from '#engines/classifier/index.ts';
import { readChoices } from '#training/examples/postings.ts';
import type { Options } from '#training/fit/examples.ts';
import type { Task } from '#training/trainer.ts';

const PARTS = 8;
const CALLED = { title: 'what it calls the job', company: 'who offers it' };

/** How much each feature of a name speaks for it being the title of a posting, or its employer. */
export const postingNames = (kind: 'title' | 'company'): Task<Options, 'names'> => ({
  tells: `Of all names in a posting’s text the one that says ${CALLED[kind]}, by where each stands and what it looks like (\`bench/posting-names\`).`,
  items: () => readChoices(kind),
  lists: {
    postings: {
      name: `postings that say ${CALLED[kind]}`,
      from: '`bench/data/postings`, written for this',
    },
  },
  listOf: () => 'postings',
  parts: {
    names: {
      examples: (choices) => [...choices],
      learning: {
        over: 'conditional logit over the names of a text (McFadden 1974)',
        labels: [kind],
        descent: { by: 'adam', steps: 150, ridge: 0.5, leastSpread: 1e-6 },
        kept: { weights: 100, smallest: 0, bias: 100 },
      },
    },
  },
  made: 'names',
  leftOut: [
    { says: `One in ${PARTS} of the postings was left out by turns.`, partsOf: () => (_, at) => at % PARTS },
  ],
  ways: {
    'by where they stand and what they look like': ({ items, models: { names } }) =>
      items.map(({ options }) => {
        const chances = probabilitiesOf(options.map(({ features }) => scoresOf(names, features)[0] ?? 0));
        const chance = Math.max(...chances);
        return { chance, isRight: options[chances.indexOf(chance)]?.isRight === true };
      }),
  },
  leasts: [0, 0.5, 0.7, 0.9, 0.97],
  threshold: 'none, the likeliest name is taken',
});
