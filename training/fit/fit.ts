import { vectorFeature } from '#engines/classifier/index.ts';
import type { LinearModel, Scales } from '#engines/classifier/index.ts';
import { leastLoss } from './adam.ts';
import type { Classed, Example, Features, Learning, Met, Options } from './examples.ts';
import { addSlopeOfChoice, addSlopeOfGroup } from './objective.ts';
import type { Choice, Group } from './objective.ts';
import type { Numbers, Row } from './rows.ts';
import { descend } from './stochastic.ts';

/** Met in everything: its weights are what speaks for each class whatever else is met. */
const ALWAYS = '';

/** The features that are chosen to be learned with their scales, in an order that does not depend on that of the examples. */
function scalesOf(examples: readonly Classed[], { learned, scaled }: Learning): Scales {
  const all = new Map<string, Met>();
  for (const { met = [], source = '' } of examples)
    for (const feature of met) {
      const known = all.get(feature) ?? { examples: 0, sources: new Set() };
      known.examples += 1;
      known.sources.add(source);
      all.set(feature, known);
    }
  const often = [...all].filter(([feature, met]) => learned?.isLearned(feature, met));
  const scaleOf = (having: number) => scaled?.scaleOf(having, examples.length) ?? 1;
  const rows = often
    .map(([feature, met]) => [feature, { scale: scaleOf(met.examples), classes: [], weights: [] }] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { unknownScale: scaled?.isUnknownCounted === true ? scaleOf(1) : 0, rows: new Map(rows) };
}

/**
 * Features by their places among the weights. Where none are chosen, each gets its place when it is first met, as the numbers of a vector do
 * with the first vector of their part.
 */
function placing(scales: Scales, { counts = {}, learned }: Learning) {
  const places = new Map([ALWAYS, ...scales.rows.keys()].map((feature, at) => [feature, at]));
  const starts = new Map<string, number>();
  const countsOf = new Map<string, number>();
  const startOf = (part: string, length: number): number => {
    const start = starts.get(part) ?? places.size;
    if (starts.has(part)) return start;
    starts.set(part, start);
    for (let n = 0; n < length; n += 1) {
      places.set(`${part}${vectorFeature(n)}`, start + n);
      countsOf.set(`${part}${vectorFeature(n)}`, counts[part] ?? 1);
    }
    return start;
  };
  const placeOf = (feature: string): number | undefined => {
    if (learned === undefined && !places.has(feature)) places.set(feature, places.size);
    return places.get(feature);
  };
  const rowOf = ({ named = [], vectors = [] }: Features): Row => {
    const [at, values]: [number[], number[]] = [[], []];
    for (const [part, numbers] of vectors) {
      const start = startOf(part, numbers.length);
      for (let n = 0; n < numbers.length; n += 1) {
        at.push(start + n);
        values.push((numbers[n] ?? 0) * (counts[part] ?? 1));
      }
    }
    for (const [feature, value] of named) {
      const place = placeOf(feature);
      if (place === undefined) continue;
      at.push(place);
      values.push(value);
    }
    return { at: Uint32Array.from(at), values: Float64Array.from(values) };
  };
  return { places, countsOf, rowOf };
}

type Placing = ReturnType<typeof placing>;

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;

/** What is kept of the weights. */
function keptOf(
  weights: Numbers,
  { places, countsOf }: Placing,
  { scales, labels }: { scales: Scales; labels: readonly string[] },
  { kept }: Learning,
): LinearModel {
  const saidAt = (place: number, count: number): number[] =>
    labels.map((_, label) => (weights[place * labels.length + label] ?? 0) * count);
  const rows = [...places]
    .filter(([feature]) => feature !== ALWAYS)
    .map(([feature, place]) => {
      const said = saidAt(place, countsOf.get(feature) ?? 1);
      const classes = [...labels.keys()].filter((label) => Math.abs(said[label] ?? 0) >= kept.smallest);
      const row = {
        scale: rounded(scales.rows.get(feature)?.scale ?? 1, kept.scales ?? 100),
        classes,
        weights: classes.map((label) => rounded(said[label] ?? 0, kept.weights)),
      };
      return [feature, row] as const;
    })
    .filter(([, { classes }]) => classes.length > 0 || kept.silent === true);
  return {
    labels,
    bias: saidAt(0, 1).map((value) => rounded(value, kept.bias)),
    unknownScale: rounded(scales.unknownScale, 100),
    rows: new Map(rows),
  };
}

/** What is learned from, by places. */
interface Placed {
  groups: readonly Group[];
  choices: readonly Choice[];
}

function placed(
  { classed, choices }: { classed: readonly Classed[]; choices: readonly Options[] },
  { rowOf }: Placing,
  { scales, labels }: { scales: Scales; labels: readonly string[] },
): Placed {
  return {
    groups: [...Map.groupBy(classed, ({ shared }) => shared)].map(([shared, some]) => ({
      shared: rowOf({ ...shared, named: [[ALWAYS, 1], ...(shared?.named ?? [])] }),
      cases: some.map((example) => ({
        right: labels.indexOf(example.label),
        times: example.times ?? 1,
        bag: (example.bag ?? []).map(rowOf),
        own: rowOf(example.features(scales)),
      })),
    })),
    // Where nothing is right, nothing can be learned.
    choices: choices
      .filter(({ options }) => options.some(({ isRight }) => isRight))
      .map(({ options }) => ({
        options: options.map(({ features }) => rowOf({ named: features })),
        isRight: options.map(({ isRight }) => isRight),
      })),
  };
}

/** The weights at which the loss of what is learned from is least. */
function weightsOf(
  { groups, choices }: Placed,
  { places, classes }: { places: number; classes: number },
  { descent, sharpness = 1 }: Learning,
): Numbers {
  if (descent.by === 'stochastic')
    return descend(
      groups.flatMap(({ cases }) => cases),
      { places, classes },
      descent,
    );
  const { ridge, steps, leastSpread, leastPush = 0, isBiasFree = false } = descent;
  const slopeAt = (weights: Float64Array): Float64Array => {
    const slope = new Float64Array(weights.length);
    for (const group of groups)
      addSlopeOfGroup(group, [weights, slope], { classes, least: leastPush, sharpness });
    for (const choice of choices) addSlopeOfChoice(choice, [weights, slope]);
    for (let place = isBiasFree ? classes : 0; place < slope.length; place += 1)
      slope[place] = (slope[place] ?? 0) + ridge * (weights[place] ?? 0);
    return slope;
  };
  return leastLoss(places * classes, slopeAt, { steps, least: leastSpread });
}

/**
 * The model of some examples: multinomial logistic regression, or conditional logit where they are options. The same examples give the
 * same model. Throws where there are none.
 */
export function fitModel(examples: readonly Example[], learning: Learning): LinearModel {
  if (examples.length === 0) throw new Error('There is nothing to learn from.');
  const classed = examples.filter((example): example is Classed => 'label' in example);
  const choices = examples.filter((example): example is Options => 'options' in example);
  const labels = learning.labels ?? [...new Set(classed.map(({ label }) => label))].toSorted();
  const scales = scalesOf(classed, learning);
  const where = placing(scales, learning);
  const all = placed({ classed, choices }, where, { scales, labels });
  const weights = weightsOf(all, { places: where.places.size, classes: labels.length }, learning);
  return keptOf(weights, where, { scales, labels }, learning);
}
