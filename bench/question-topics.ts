import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { featuresOf } from '#engines/forms/understanding/learned/features.ts';
import { fitSoftmax, likeliest } from './asking/softmax.ts';
import type { Softmax } from './asking/softmax.ts';
import { NONE, readWordings } from './asking/wordings.ts';
import type { Wording } from './asking/wordings.ts';

/**
 * `node bench/question-topics.ts [--write] [--list] [--without FORM,…]`: learns which canonical question a wording asks, from the
 * wordings that the engine and the forms of `bench/forms` hold, and says what it makes of wordings that stand in no other form (forms are
 * left out of the learning, a tenth by turns). `--write` puts the weights where the engine takes them from; `--list` prints what it gets
 * wrong; forms after `--without` are not learned from.
 */
const target = join(import.meta.dirname, '../src/engines/forms/understanding/learned/weights.data.ts');
const TURNS = 10;
const SURE = [0.95, 0.9, 0.8, 0.7, 0.6, 0.5];

const learn = (wordings: readonly Wording[]): Softmax =>
  fitSoftmax(wordings.map(({ words, topic }) => ({ features: featuresOf(words), label: topic })));

interface Judged extends Wording {
  said: string;
  share: number;
}

/** Each wording of a form that stands nowhere else, judged by what was learned without a tenth of the forms. */
function judge(wordings: readonly Wording[]): Judged[] {
  const forms = [...new Set(wordings.map(({ form }) => form))].filter((form) => form !== '');
  return Array.from({ length: TURNS }, (_, turn) => turn).flatMap((turn) => {
    const out = new Set(forms.filter((_, at) => at % TURNS === turn));
    const rest = wordings.filter(({ form }) => !out.has(form));
    const known = new Set(rest.map(({ words }) => words));
    const model = learn(rest);
    return wordings
      .filter(({ form, words }) => out.has(form) && !known.has(words))
      .map((wording) => {
        const { label, share } = likeliest(featuresOf(wording.words), model);
        return { ...wording, said: label, share };
      });
  });
}

function written({ labels, scales, weights, bias, strange }: Softmax): string {
  const lines = [...weights].flatMap(([name, row]) => {
    const pairs = [...row].flatMap((weight, at) =>
      weight === 0 ? [] : [`${at} ${Math.round(weight * 10)}`],
    );
    return pairs.length === 0 ? [] : [[name, (scales.get(name) ?? 0).toFixed(2), ...pairs].join('\\t')];
  });
  const numbers = [...bias].map((value) => value.toFixed(2)).join(', ');
  return `// Written by \`node bench/question-topics.ts --write\` from wordings written for this; nothing here is changed by hand.

/** The canonical questions that were learned, and what no canonical question is. */
export const TOPICS: readonly string[] = ${JSON.stringify(labels)};

/** What speaks for each of them before anything is said. */
export const BIAS: readonly number[] = [${numbers}];

/** The scale of a feature that was never learned. */
export const STRANGE = ${strange.toFixed(2)};

/** A line for each feature: its name, its scale, and "topic weight" in tenths, divided by tabs. */
export const WEIGHTS = \`
${lines.join('\n').replaceAll('`', '')}
\`;
`;
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function report(judged: readonly Judged[], lists: boolean): void {
  const right = judged.filter(({ said, topic }) => said === topic).length;
  console.log(`${judged.length} unseen wordings, ${percent(right, judged.length)} named rightly`);
  for (const least of SURE) {
    const named = judged.filter(({ said, share }) => said !== NONE && share >= least);
    const good = named.filter(({ said, topic }) => said === topic).length;
    console.log(
      `at ${least}: ${percent(named.length, judged.length)} named, ${percent(good, named.length)} of them rightly`,
    );
  }
  if (!lists) return;
  const wrong = judged.filter(({ said, topic, share }) => said !== topic && share >= 0.5);
  for (const { share, topic, said, words, form } of wrong.toSorted((one, other) => other.share - one.share))
    console.log(`${share.toFixed(2)} ${form}: ${topic}, taken for ${said}: ${words}`);
}

const [, , ...options] = process.argv;
const without = options[options.indexOf('--without') + 1]?.split(',') ?? [];
const all = await readWordings();
const wordings = options.includes('--without') ? all.filter(({ form }) => !without.includes(form)) : all;
if (options.includes('--write')) {
  await writeFile(target, written(learn(wordings)));
  console.log(`${wordings.length} wordings, written to ${target}`);
} else report(judge(wordings), options.includes('--list'));
