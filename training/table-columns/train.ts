import { probabilitiesOf, scoresOf } from '#engines/classifier/index.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import { featuresOf } from '#engines/tables/columns/features.ts';
import { MEANINGS } from '#engines/tables/columns/fields.ts';
import { leftOutBy } from '#training/card.ts';
import type { Trained } from '#training/train.ts';
import { fitLogistic } from './fit.ts';
import type { Observation } from './fit.ts';
import { examplesOfSheets } from './sheets.ts';
import type { Example } from './sheets.ts';

const FOLDS = 7;
const LEASTS = [0, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** Each column with its values in every manner, and once by its name alone: so neither leans on the other. */
const observationsOf = (examples: readonly Example[]): Observation[] =>
  examples.flatMap(({ sheet, name, meaning, values }) =>
    [...values, null].map((cells) => ({
      features: featuresOf(name, cells, null),
      label: meaning,
      source: sheet,
    })),
  );

function judge(model: LinearModel, { name, meaning, values }: Example): { chance: number; isRight: boolean } {
  const likely = probabilitiesOf(scoresOf(model, featuresOf(name, values[0] ?? [], null)));
  const chance = Math.max(...likely);
  return { chance, isRight: model.labels[likely.indexOf(chance)] === meaning };
}

/** Each column judged by a model that met no other column of its table. */
function leftOut(examples: readonly Example[]): { chance: number; isRight: boolean }[] {
  const sheets = [...new Set(examples.map(({ sheet }) => sheet))];
  return Array.from({ length: FOLDS }, (_, fold) => {
    const out = new Set(sheets.filter((__, at) => at % FOLDS === fold));
    const model = fitLogistic(observationsOf(examples.filter(({ sheet }) => !out.has(sheet))), MEANINGS);
    return examples.filter(({ sheet }) => out.has(sheet)).map((example) => judge(model, example));
  }).flat();
}

/** Fits how much the name and the values of a column speak for each meaning. */
export async function trainTableColumns(): Promise<Trained> {
  const examples = examplesOfSheets();
  const left = leftOut(examples);
  return await Promise.resolve({
    model: fitLogistic(observationsOf(examples), MEANINGS),
    card: {
      tells:
        'What a column of an owner’s table means, by its name and its values (`engines/tables/columns/features.ts`): words, pairs of words and pieces of four letters of the name, shapes of the values.',
      method:
        'multinomial logistic regression with an L2 penalty of 0.05, fitted by 160 steps of Adam (Kingma, Ba 2015) from 0; features of one table alone are not learned',
      origins: [
        {
          name: 'columns of tables, each with values in four manners',
          examples: examples.length,
          from: '`corpora/table-columns`, written for this; headers of vendors’ exports are facts',
        },
      ],
      leftOut: [
        leftOutBy(
          `${left.length} were judged by models that had not met their table: whole tables were left out, a seventh by turns.`,
          left,
          LEASTS,
        ),
      ],
      threshold:
        '0.5 after kind, types and sums between columns were weighed (`LEAST_SURE` in `engines/tables/read-table.ts`)',
    },
  });
}
