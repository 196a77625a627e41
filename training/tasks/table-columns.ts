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
import type { Verdict } from '#training/card.ts';
import { examplesOfSheets } from '#training/examples/tables/sheets.ts';
import type { Column } from '#training/examples/tables/sheets.ts';
import type { Classed, Features } from '#training/fit/examples.ts';
import type { Task, Vectors } from '#training/trainer.ts';

const FOLDS = 3;
const LEAST_SHEETS = 2;

const vectorOf = ({ name }: Column, vectors: Vectors): number[] => [...(vectors.get(textOfName(name)) ?? [])];
const sheetsOf = (columns: readonly Column[]): Column[][] => [
  ...Map.groupBy(columns, ({ sheet }) => sheet).values(),
];

/** Each column with its values in every manner, and once by its name alone; one manner is without the vector: so none leans on another. */
function examplesOf(columns: readonly Column[], vectors: Vectors): Classed[] {
  return [...Map.groupBy(columns, ({ name }) => name)].flatMap(([name, same]) => {
    const named = featuresOfName(name);
    const [column] = same;
    const vector = column === undefined ? [] : weighed(vectorOf(column, vectors));
    const written: Features = { named };
    const whole: Features = { named, vectors: [['', vector]] };
    return same.flatMap(({ sheet, meaning, values }) =>
      [...values, null].map((cells, at) => {
        const ofValues = cells === null ? [] : featuresOfValues(cells);
        return {
          label: meaning,
          source: sheet,
          met: [...ofValues, ...named].map(([feature]) => feature),
          features: () => ({ named: ofValues }),
          shared: at === 0 ? written : whole,
        };
      }),
    );
  });
}

type Chances = readonly number[];

const verdict = (chances: Chances, { meaning }: Column): Verdict => {
  const chance = Math.max(...chances);
  return { chance, isRight: MEANINGS[chances.indexOf(chance)] === meaning };
};

/** The chances of the meanings of a column by itself. */
const chancesOf = ({ name, values }: Column, model: LinearModel, vector: Chances | null): Chances =>
  probabilitiesOf(scoresOf(model, featuresOf(name, values[0] ?? [], vector)));

/** The same of the columns of a table, with what stands beside each. */
function chancesBeside(sheet: readonly Column[], model: LinearModel, vectors: Vectors): Chances[] {
  const alone = sheet.map((column) => chancesOf(column, model, vectorOf(column, vectors)));
  const likely = alone.map((chances) => new Map(MEANINGS.map((one, at) => [one, chances[at] ?? 0])));
  return withNeighbours(likely, model).map((beside) => [...beside.values()]);
}

/** How much the name and the values of a column speak for each meaning. */
export const tableColumns: Task<Column, 'columns'> = {
  tells:
    'What a column of an owner’s table means, by its name and its values (`engines/tables/columns/features.ts`): words, pairs of words and pieces of four letters of the name, its vector from the sentence encoder, shapes of the values; and by what stands beside it (`engines/tables/columns/neighbours.ts`).',
  items: () => Promise.resolve(examplesOfSheets()),
  texts: ({ name }) => [textOfName(name)],
  lists: {
    tables: {
      name: 'columns of tables, each with values in six manners',
      from: '`corpora/table-columns`, written for this; headers of vendors’ exports are facts',
    },
  },
  listOf: () => 'tables',
  parts: {
    columns: {
      examples: examplesOf,
      learning: {
        over: 'multinomial logistic regression',
        labels: MEANINGS,
        learned: {
          isLearned: (_, { sources }) => sources.size >= LEAST_SHEETS,
          says: 'features of one table alone are not learned',
        },
        descent: { by: 'adam', steps: 90, ridge: 0.05, leastSpread: 1e-6, leastPush: 1e-4 },
        kept: { weights: 100, smallest: 0.075, bias: 100 },
      },
      chains: (columns) => sheetsOf(columns).map((sheet) => sheet.map(({ meaning }) => meaning)),
    },
  },
  made: 'columns',
  leftOut: [
    {
      says: 'All columns of one hand were left out by turns.',
      partsOf:
        () =>
        ({ hand }) =>
          hand,
    },
    {
      says: `One in ${FOLDS} of the tables was left out by turns.`,
      partsOf(columns) {
        const places = new Map(sheetsOf(columns).map(([first], at) => [first?.sheet, at % FOLDS]));
        return ({ sheet }) => places.get(sheet);
      },
    },
  ],
  ways: {
    'each by itself, with the vector of its name': ({ items, models, vectors }) =>
      items.map((column) => verdict(chancesOf(column, models.columns, vectorOf(column, vectors)), column)),
    'the same way with what stands beside them': ({ items, models, vectors }) =>
      sheetsOf(items).flatMap((sheet) =>
        chancesBeside(sheet, models.columns, vectors).flatMap((chances, at) =>
          sheet.slice(at, at + 1).map((column) => verdict(chances, column)),
        ),
      ),
    'each by itself, without vectors': ({ items, models }) =>
      items.map((column) => verdict(chancesOf(column, models.columns, null), column)),
  },
  leasts: [0, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
  threshold:
    '0.5 after kind, types and sums between columns were weighed (`LEAST_SURE` in `engines/tables/columns/sureness.ts`)',
};
