import { SURE } from '#engines/forms/understanding/learned/index.ts';
import { likeliestByBoth, likeliestByWords } from '#engines/forms/understanding/learned/learned.ts';
import { readWordings } from '#training/examples/wordings.ts';
import type { Wording } from '#training/examples/wordings.ts';
import type { Part, Task, Vectors } from '#training/trainer.ts';
import { askedBy, FORM_LISTS, questions, verdictOf } from './form-questions.ts';

const vectorOf = ({ meaning }: Wording, vectors: Vectors): Float32Array =>
  vectors.get(meaning) ?? new Float32Array();

/** A wording by what it means. */
const meanings: Part<Wording> = {
  examples: (wordings, vectors) =>
    wordings.map((wording) => ({
      label: askedBy(wording),
      features: () => ({ vectors: [['', vectorOf(wording, vectors)]] }),
    })),
  learning: {
    over: 'multinomial logistic regression over 512 numbers',
    descent: { by: 'stochastic', rounds: 15, leavesOut: 0 },
    kept: { weights: 100, smallest: 0, bias: 100 },
  },
};

/** Which canonical question the meaning of a wording asks. */
export const formMeanings: Task<Wording, 'questions' | 'meanings'> = {
  tells:
    'Which canonical question a form asks, by the vector of its label from the sentence encoder; `own` is what none of them asks. It is asked beside `form-questions`: the roots of their chances are multiplied.',
  items: readWordings,
  texts: ({ meaning }) => [meaning],
  lists: FORM_LISTS,
  listOf: ({ list }) => list,
  parts: { meanings, questions },
  made: 'meanings',
  leftOut: [
    {
      says: `Each manner of \`corpora/form-questions/manners\` was left out by turns: what is right at whatever chance, what is named as a canonical question at ${SURE}, and what of that is right.`,
      partsOf: () => (wording) => wording.manner ?? null,
      sureByPart: SURE,
    },
  ],
  ways: {
    words: ({ items, models }) =>
      items.map((wording) => verdictOf(wording, likeliestByWords(wording.words, models))),
    'with meaning': ({ items, models, vectors }) =>
      items.map((wording) =>
        verdictOf(wording, likeliestByBoth(wording.words, vectorOf(wording, vectors), models)),
      ),
  },
  sameAs: ({ words }) => words,
  threshold: `as for \`form-questions\`; without a vector its words alone are judged (\`engines/forms/understanding/learned/learned.ts\`)`,
};
