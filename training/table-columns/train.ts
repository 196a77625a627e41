import { probabilitiesOf, scoresOf } from '#engines/classifier/index.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import {
  featuresOf,
  featuresOfName,
  featuresOfValues,
  textOfName,
  weighed,
} from '#engines/tables/columns/features.ts';
import { MEANINGS } from '#engines/tables/columns/fields.ts';
import { withNeighbours } from '#engines/tables/columns/neighbours.ts';
import { WorkerEncoder } from '#server/ports/encoder/worker-encoder.ts';
import { leftOutBy } from '#training/card.ts';
import type { Trained } from '#training/train.ts';
import { fitLogistic } from './fit.ts';
import type { Observation } from './fit.ts';
import { neighboursOf } from './neighbours.ts';
import { examplesOfSheets } from './sheets.ts';
import type { Example } from './sheets.ts';

const FOLDS = 3;
const LEASTS = [0, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

type Vectors = ReadonlyMap<string, readonly number[]>;

async function vectorsOf(examples: readonly Example[]): Promise<Vectors> {
  const names = [...new Set(examples.map(({ name }) => name))];
  const encoder = new WorkerEncoder();
  const vectors = await encoder.encode(names.map(textOfName));
  await encoder.close();
  return new Map(names.map((name, at) => [name, [...(vectors[at] ?? [])]]));
}

/** Each column with its values in every manner, and once by its name alone; one manner is without the vector: so none leans on another. */
function observationsOf(examples: readonly Example[], vectors: Vectors): Observation[] {
  const shared = new Map(
    [...new Set(examples.map(({ name }) => name))].map((name) => {
      const features = featuresOfName(name);
      return [name, [null, weighed(vectors.get(name) ?? [])].map((vector) => ({ features, vector }))];
    }),
  );
  return examples.flatMap(({ sheet, name, meaning, values }) => {
    const [written, whole] = shared.get(name) ?? [];
    if (written === undefined || whole === undefined) return [];
    return [...values, null].map((cells, at) => ({
      features: cells === null ? [] : featuresOfValues(cells),
      shared: at === 0 ? written : whole,
      label: meaning,
      source: sheet,
    }));
  });
}

/** The model of some tables: what names and values say of a column by itself, and what stands beside it. */
function modelOf(examples: readonly Example[], vectors: Vectors): LinearModel {
  const alone = fitLogistic(observationsOf(examples, vectors), MEANINGS);
  return { ...alone, rows: new Map([...alone.rows, ...neighboursOf(examples, alone.labels)]) };
}

interface Judged {
  chance: number;
  isRight: boolean;
}

function judge(
  model: LinearModel,
  { name, meaning, values }: Example,
  vector: readonly number[] | null,
): Judged {
  const likely = probabilitiesOf(scoresOf(model, featuresOf(name, values[0] ?? [], vector)));
  const chance = Math.max(...likely);
  return { chance, isRight: model.labels[likely.indexOf(chance)] === meaning };
}

/** The columns of a table, each judged with what stands beside it. */
function judgeTable(model: LinearModel, columns: readonly Example[], vectors: Vectors): Judged[] {
  const own = columns.map(({ name, values }) => {
    const features = featuresOf(name, values[0] ?? [], vectors.get(name) ?? null);
    const likely = probabilitiesOf(scoresOf(model, features));
    return new Map(model.labels.map((label, at) => [label, likely[at] ?? 0]));
  });
  return withNeighbours(own, model).map((likely, at) => {
    const chance = Math.max(...likely.values());
    return { chance, isRight: likely.get(columns[at]?.meaning ?? '') === chance };
  });
}

type LeftOut = Record<'with' | 'without' | 'beside', Judged[]>;

/** Each column judged by a model that met no column of its part: with the vector of its name, and without. */
function leftOut(
  examples: readonly Example[],
  vectors: Vectors,
  partOf: (example: Example) => string | number,
): LeftOut {
  const found: LeftOut = { with: [], without: [], beside: [] };
  for (const [part, own] of Map.groupBy(examples, partOf)) {
    const met = examples.filter((example) => partOf(example) !== part);
    const model = modelOf(met, vectors);
    for (const columns of Map.groupBy(own, ({ sheet }) => sheet).values())
      found.beside.push(...judgeTable(model, columns, vectors));
    for (const example of own) {
      found.with.push(judge(model, example, vectors.get(example.name) ?? null));
      found.without.push(judge(model, example, null));
    }
  }
  return found;
}

/** The part that a table falls into where a third of all is left out by turns. */
function thirds(examples: readonly Example[]): (example: Example) => number {
  const sheets = [...new Set(examples.map(({ sheet }) => sheet))];
  const places = new Map(sheets.map((sheet, at) => [sheet, at % FOLDS]));
  return ({ sheet }) => places.get(sheet) ?? 0;
}

/** Fits how much the name and the values of a column speak for each meaning. */
export async function trainTableColumns(): Promise<Trained> {
  const examples = examplesOfSheets();
  const vectors = await vectorsOf(examples);
  const hands = new Set(examples.map(({ hand }) => hand)).size;
  const byHand = leftOut(examples, vectors, ({ hand }) => hand);
  const byThird = leftOut(examples, vectors, thirds(examples));
  const said = `${examples.length} were judged by models that had met none of their hand, of ${hands}.`;
  const thirdsSaid = 'They were judged by models that had not met their table, a third of all by turns.';
  return {
    model: modelOf(examples, vectors),
    card: {
      tells:
        'What a column of an owner’s table means, by its name and its values (`engines/tables/columns/features.ts`): words, pairs of words and pieces of four letters of the name, its vector from the sentence encoder, shapes of the values; and by what stands beside it (`engines/tables/columns/neighbours.ts`).',
      method:
        'multinomial logistic regression with an L2 penalty of 0.05, fitted by 90 steps of Adam (Kingma, Ba 2015) from 0; features of one table alone are not learned. How much more often than by chance one meaning stands right of another is counted, and weighed with 0.75',
      origins: [
        {
          name: 'columns of tables, each with values in six manners',
          examples: examples.length,
          from: '`corpora/table-columns`, written for this; headers of vendors’ exports are facts',
        },
      ],
      leftOut: [
        leftOutBy(`${said} With the vectors of names:`, byHand.with, LEASTS),
        leftOutBy('The same with what stands beside them:', byHand.beside, LEASTS),
        leftOutBy('Without vectors, each by itself:', byHand.without, LEASTS),
        leftOutBy(`${thirdsSaid} With the vectors of names:`, byThird.with, LEASTS),
        leftOutBy('The same with what stands beside them:', byThird.beside, LEASTS),
        leftOutBy('Without vectors, each by itself:', byThird.without, LEASTS),
      ],
      threshold:
        '0.5 after kind, types and sums between columns were weighed (`LEAST_SURE` in `engines/tables/columns/sureness.ts`)',
    },
  };
}
