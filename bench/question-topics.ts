import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { featuresOf } from '#engines/forms/understanding/learned/features.ts';
import { turningFeaturesOf } from '#engines/forms/understanding/learned/turning.ts';
import { fitSoftmax, sharesOf } from './asking/softmax.ts';
import type { Softmax } from './asking/softmax.ts';
import { NONE, isYesOrNo, readWordings } from './asking/wordings.ts';
import type { Wording } from './asking/wordings.ts';

/**
 * `node bench/question-topics.ts [--write] [--list] [--without FORM,…]`: learns which canonical question a wording asks, and whether a
 * yes to it may mean the opposite, from the wordings that the engine, `bench/data/wordings` and the forms of `bench/forms` hold. It says
 * what it makes of wordings that stand in no other form (forms are left out of the learning, a tenth by turns) and of a tenth of the
 * written ones. `--write` puts the weights where the engine takes them from; `--list` prints what it gets wrong; forms after
 * `--without` are not learned from.
 */
const folder = join(import.meta.dirname, '../src/engines/forms/understanding/learned');
const TURNS = 10;
const SURE = [0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5];
const TURNED = [0.5, 0.2, 0.1, 0.05, 0.02];
/** Few wordings are known to be turned over: each counts as several, so that a miss is dearer than a false alarm. */
const TIMES = 5;

interface Models {
  topics: Softmax;
  turning: Softmax;
}

/** What can be learned of some wordings; a turned one asks nothing that its plain answer would serve. */
function learn(wordings: readonly Wording[]): Models {
  const topics = wordings.map(({ words, topic, list }) => ({
    features: featuresOf(words),
    label: list === 'turned' ? NONE : topic,
  }));
  const turned = wordings.filter(({ list }) => list === 'turned');
  const plain = wordings.filter((wording) => wording.list !== 'turned' && isYesOrNo(wording));
  const turning = [
    ...plain.map(({ words }) => ({ features: turningFeaturesOf(words), label: 'plain' })),
    ...Array.from({ length: TIMES }, () => turned)
      .flat()
      .map(({ words }) => ({ features: turningFeaturesOf(words), label: 'turned' })),
  ];
  return { topics: fitSoftmax(topics), turning: fitSoftmax(turning) };
}

interface Judged extends Wording {
  said: string;
  share: number;
  turned: number;
}

function judged(wording: Wording, { topics, turning }: Models): Judged {
  const shares = sharesOf(featuresOf(wording.words), topics);
  const share = Math.max(...shares);
  const turned = sharesOf(turningFeaturesOf(wording.words), turning)[turning.labels.indexOf('turned')] ?? 0;
  return { ...wording, said: topics.labels[shares.indexOf(share)] ?? '', share, turned };
}

/** The turn in which a wording is left out of the learning: with its form, or by a hash of its words; null for the engine's own lists. */
function turnsOf(wordings: readonly Wording[]): (wording: Wording) => number | null {
  const forms = [...new Set(wordings.map(({ form }) => form))].filter((form) => form !== '');
  const turns = new Map(forms.map((form, at) => [form, at % TURNS]));
  return ({ form, words, list }) => {
    if (list === 'engine') return null;
    return turns.get(form) ?? createHash('sha256').update(words).digest().readUInt32BE() % TURNS;
  };
}

/** Each wording of a form or a written list that stands nowhere else, judged by what was learned without its tenth. */
function judge(wordings: readonly Wording[]): Judged[] {
  const turnOf = turnsOf(wordings);
  return Array.from({ length: TURNS }, (_, turn) => turn).flatMap((turn) => {
    const rest = wordings.filter((wording) => turnOf(wording) !== turn);
    const known = new Set(rest.map(({ words }) => words));
    const models = learn(rest);
    return wordings
      .filter((wording) => turnOf(wording) === turn && !known.has(wording.words))
      .map((wording) => judged(wording, models));
  });
}

/** A file of weights for the engine. */
function written(
  name: string,
  said: string,
  { labels, rows, scales, weights, bias, strange }: Softmax,
): string {
  const lines = [...rows].flatMap(([feature, row]) => {
    const pairs = [...weights.subarray(row * labels.length, (row + 1) * labels.length)].flatMap(
      (weight, at) =>
        weight === 0 ? [] : [`${at.toString(36).padStart(2, '0')}${weight < 0 ? '' : '+'}${weight * 2}`],
    );
    return pairs.length === 0 ? [] : [`${feature}|${(scales[row] ?? 0).toFixed(1)} ${pairs.join('')}`];
  });
  const numbers = [...bias].map((value) => value.toFixed(2)).join(', ');
  return `import type { LearnedWeights } from './learned.ts';

// Written by \`node bench/question-topics.ts --write\` from wordings written for this; nothing here is changed by hand.

/** ${said} */
export const ${name}: LearnedWeights = {
  labels: ${JSON.stringify(labels)},
  bias: [${numbers}],
  strange: ${strange.toFixed(2)},
  lines: \`
${lines.join('\n').replaceAll('`', '')}
\`,
};
`;
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function report(all: readonly Judged[], what: string): void {
  const right = all.filter(({ said, topic }) => said === topic).length;
  console.log(`${all.length} unseen wordings of ${what}, ${percent(right, all.length)} named rightly`);
  for (const least of SURE) {
    const named = all.filter(({ said, share }) => said !== NONE && share >= least);
    const good = named.filter(({ said, topic }) => said === topic).length;
    console.log(
      `  at ${least}: ${percent(named.length, all.length)} named, ${percent(good, named.length)} of them rightly`,
    );
  }
}

/** What is made of wordings that are turned over: how many are known as such, and how many would be answered as if they were plain. */
function reportTurned(all: readonly Judged[]): void {
  const turned = all.filter(({ list }) => list === 'turned');
  const plain = all.filter((wording) => wording.list !== 'turned' && isYesOrNo(wording));
  const caught = (wordings: readonly Judged[], least: number) =>
    percent(wordings.filter((wording) => wording.turned >= least).length, wordings.length);
  console.log(`${turned.length} unseen wordings that are turned over, ${plain.length} plain yes-or-no ones`);
  for (const least of TURNED) {
    const missed = turned.filter((wording) => wording.turned < least && wording.said !== NONE);
    const named = [0.9, 0.8, 0.6].map(
      (sure) => `${percent(missed.filter(({ share }) => share >= sure).length, turned.length)} at ${sure}`,
    );
    console.log(
      `  at ${least}: ${caught(turned, least)} caught, ${caught(plain, least)} of the plain; named all the same ${named.join(', ')}`,
    );
  }
}

function printWrong(all: readonly Judged[]): void {
  const wrong = all.filter(
    ({ said, topic, share, list: from }) =>
      (said !== topic || from === 'turned') && said !== NONE && share >= 0.5,
  );
  for (const { share, topic, said, words, form, list: from, turned } of wrong.toSorted(
    (one, other) => other.share - one.share,
  ))
    console.log(
      `${share.toFixed(2)} ${turned.toFixed(2)} ${form === '' ? from : form}: ${topic}, taken for ${said}: ${words}`,
    );
}

const [, , ...options] = process.argv;
const without = options[options.indexOf('--without') + 1]?.split(',') ?? [];
const all = await readWordings();
const wordings = options.includes('--without') ? all.filter(({ form }) => !without.includes(form)) : all;
if (options.includes('--write')) {
  const { topics, turning } = learn(wordings);
  const asked = 'Which canonical question a wording asks; `own` is what none of them asks.';
  const turned = 'Whether a yes to a question may mean the opposite of the plain one.';
  await writeFile(join(folder, 'weights.data.ts'), written('WEIGHTS', asked, topics));
  await writeFile(join(folder, 'turning.data.ts'), written('TURNING_WEIGHTS', turned, turning));
  console.log(`${wordings.length} wordings, written to ${folder}`);
} else {
  const judgedAll = judge(wordings);
  report(
    judgedAll.filter(({ list: from }) => from === 'form'),
    'forms',
  );
  report(
    judgedAll.filter(({ list: from }) => from === 'written'),
    'written lists',
  );
  reportTurned(judgedAll);
  if (options.includes('--list')) printWrong(judgedAll);
}
