import { SURE } from '#engines/forms/understanding/learned/index.ts';
import { likeliestByBoth, likeliestByWords } from '#engines/forms/understanding/learned/learned.ts';
import type { Likeliest } from '#engines/forms/understanding/learned/learned.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import { WorkerEncoder } from '#server/ports/encoder/worker-encoder.ts';
import { percent } from '#training/card.ts';
import type { LeftOut } from '#training/card.ts';
import type { Trained } from '#training/train.ts';
import { fitVectors } from './fit.ts';
import { learnQuestions } from './judge.ts';
import { originsOf } from './train.ts';
import { NONE, readWordings } from './wordings.ts';
import type { Wording } from './wordings.ts';

/** A wording with the vector of what it means. */
interface Placed extends Wording {
  vector: Float32Array;
}

/** Asks the encoder of so many texts at once. */
const BATCH = 500;

async function placed(wordings: readonly Wording[], encoder: WorkerEncoder): Promise<Placed[]> {
  const vectors: Float32Array[] = [];
  for (let from = 0; from < wordings.length; from += BATCH)
    vectors.push(...(await encoder.encode(wordings.slice(from, from + BATCH).map(({ meaning }) => meaning))));
  return wordings.flatMap((wording, at) => {
    const vector = vectors[at];
    return vector === undefined ? [] : [{ ...wording, vector }];
  });
}

/** Learns which question a meaning asks; a turned one asks nothing that its plain answer would serve. */
const learnMeanings = (wordings: readonly Placed[]): LinearModel =>
  fitVectors(
    wordings.map(({ vector, topic, list }) => ({ vector, label: list === 'turned' ? NONE : topic })),
  );

/** What of some wordings is named at `SURE`, what of that is right, and how many are named rightly at whatever chance. */
function figures(wordings: readonly Placed[], likeliest: (wording: Placed) => Likeliest): string[] {
  const judged = wordings.map((wording) => {
    const { topic, probability } = likeliest(wording);
    const right = wording.list === 'turned' ? NONE : wording.topic;
    return { isNamed: topic !== NONE && probability >= SURE, isRight: topic === right };
  });
  const named = judged.filter(({ isNamed }) => isNamed);
  return [
    percent(judged.filter(({ isRight }) => isRight).length, judged.length),
    percent(named.length, judged.length),
    percent(named.filter(({ isRight }) => isRight).length, named.length),
  ];
}

/** A manner judged by what was learned of everything but it: how many of its wordings stand nowhere else, by words, and by words and meaning. */
function judgedManner(manner: string, all: readonly Placed[]): string[] {
  const rest = all.filter((wording) => wording.manner !== manner);
  const known = new Set(rest.map(({ words }) => words));
  const unmet = all.filter((wording) => wording.manner === manner && !known.has(wording.words));
  const models = { questions: learnQuestions(rest), meanings: learnMeanings(rest) };
  return [
    manner,
    String(unmet.length),
    ...figures(unmet, ({ words }) => likeliestByWords(words, models)),
    ...figures(unmet, ({ words, vector }) => likeliestByBoth(words, vector, models)),
  ];
}

/** Each manner left out whole. */
function leftOut(all: readonly Placed[]): LeftOut {
  const manners = [...new Set(all.map(({ manner }) => manner))].filter((manner) => manner !== undefined);
  return {
    says: `Each manner of \`corpora/form-questions/manners\`, left out whole, by the words alone and by words and meaning together, both learned without it: what is named rightly at whatever chance, what is named as a canonical question at ${SURE}, and what of that is right.`,
    head: [
      'manner',
      'wordings',
      'words: right',
      `at ${SURE}`,
      'of those right',
      'with meaning: right',
      `at ${SURE}`,
      'of those right',
    ],
    rows: manners.toSorted().map((manner) => judgedManner(manner, all)),
  };
}

/** Fits which canonical question the meaning of a wording asks. */
export async function trainFormMeanings(): Promise<Trained> {
  const encoder = new WorkerEncoder();
  try {
    const all = await placed(await readWordings(), encoder);
    return {
      model: learnMeanings(all),
      card: {
        tells:
          'Which canonical question a form asks, by the vector of its label from the sentence encoder; `own` is what none of them asks. It is asked beside `form-questions`: the roots of their chances are multiplied.',
        method:
          'multinomial logistic regression over 512 numbers, fitted by 15 rounds of stochastic gradient descent',
        origins: originsOf(all),
        leftOut: [leftOut(all)],
        threshold: `as for \`form-questions\`; without a vector its words alone are judged (\`engines/forms/understanding/learned/learned.ts\`)`,
      },
    };
  } finally {
    await encoder.close();
  }
}
