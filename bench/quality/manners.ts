import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { modelsFor } from '#bench/fill/models.ts';
import type { Row } from '#bench/table.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import { meaningText, saidOf } from '#engines/forms/understanding/learned/features.ts';
import { SURE } from '#engines/forms/understanding/learned/index.ts';
import { likeliestByBoth, likeliestByWords } from '#engines/forms/understanding/learned/learned.ts';
import type { Likeliest } from '#engines/forms/understanding/learned/learned.ts';
import { aPosting } from '#testing/boards/factories.ts';

const folder = join(import.meta.dirname, '..', 'data', 'manners-last');
const posting = aPosting('board', { company: 'Northgate Clinic', places: ['Hamilton, Ontario'] });
const line = z.object({ label: z.string(), topic: z.string() });

interface Asked {
  question: FormQuestion;
  topic: string;
}

async function readManner(file: string): Promise<Asked[]> {
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n').filter((text) => text !== '');
  return lines.map((text) => {
    const { label, topic } = line.parse(JSON.parse(text));
    const said = label.replaceAll('{company}', posting.company).replaceAll('{city}', 'Hamilton');
    return {
      question: {
        key: 'k',
        label: said,
        help: '',
        required: true,
        kind: 'short',
        options: [],
        alternatives: [],
      },
      topic: topic === 'turned' ? 'own' : topic,
    };
  });
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

/** Of 100 wordings how many are named as a canonical question, of these how many rightly, and how many are named rightly at whatever chance. */
function figuresOf(judged: readonly { found: Likeliest; topic: string }[]): [number, number, number] {
  const named = judged.filter(({ found }) => found.topic !== 'own' && found.probability >= SURE);
  const right = (some: typeof judged) => some.filter(({ found, topic }) => found.topic === topic).length;
  return [
    percent(named.length, judged.length),
    percent(right(named), named.length),
    percent(right(judged), judged.length),
  ];
}

/** What manners that nothing was learned from are taken for, by words and meaning together beside words alone. */
export async function measureManners(): Promise<Row[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted();
  const rows: Row[] = [];
  for (const file of files) {
    const asked = await readManner(file);
    const models = await modelsFor([[asked.map(({ question }) => question), posting]]);
    const judged = asked.map(({ question: { label }, topic }) => {
      const words = saidOf(label, posting);
      const vector = models.vectors.get(meaningText(label, posting));
      const alone = likeliestByWords(words, models);
      return { topic, alone, both: vector === undefined ? alone : likeliestByBoth(words, vector, models) };
    });
    const ours = figuresOf(judged.map(({ both, topic }) => ({ found: both, topic })));
    const words = figuresOf(judged.map(({ alone, topic }) => ({ found: alone, topic })));
    for (const [at, what] of [`named at ${SURE}`, 'of those right', 'right at whatever chance'].entries())
      rows.push({
        name: `Questions in the manner ${file.replace('.jsonl', '')} (${asked.length}), ${what}`,
        unit: '%',
        ours: ours[at] ?? 0,
        baseline: words[at] ?? 0,
        against: 'by words alone',
      });
  }
  return rows;
}
