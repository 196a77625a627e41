import type { LinearModel } from '#engines/classifier/index.ts';
import { WorkerEncoder } from '#server/ports/encoder/worker-encoder.ts';
import { leftOutBy, leftOutByPart } from './card.ts';
import type { Card, LeftOut, Origin, Verdict } from './card.ts';
import { methodOf } from './fit/examples.ts';
import type { Example, Learning } from './fit/examples.ts';
import { fitModel } from './fit/fit.ts';
import { neighboursOf, OF_NEIGHBOURS } from './fit/neighbours.ts';

/** Vectors from the sentence encoder by their texts. */
export type Vectors = ReadonlyMap<string, Float32Array>;

/** How a model is learned from items: what each of them is an example of. */
export interface Part<Item> {
  examples(items: readonly Item[], vectors: Vectors): Example[];
  learning: Learning;
  /** Classes that stand in a row, first to last: how often they are neighbours is counted beside the fit. */
  chains?(items: readonly Item[]): string[][];
}

/** A way to leave items out of the learning, part by part. */
export interface Split<Item, Judged extends Verdict> {
  /** What is left out by turns, in a sentence. */
  says: string;
  /** Says in which part an item is left out; null for one that is always learned from, undefined for one that never is. */
  partsOf(items: readonly Item[]): (item: Item, at: number) => string | number | null | undefined;
  /** The chance from which on a table says of each part how much is decided. */
  sureByPart?: number;
  /** What else the card says of the items that were left out. */
  tables?(judged: readonly Judged[]): LeftOut[];
}

/** What models that met no item of a part are asked about it. */
export interface Asked<Item, Name extends string> {
  items: readonly Item[];
  models: Readonly<Record<Name, LinearModel>>;
  vectors: Vectors;
}

/** What is to be learned: examples in, a model with its card out. */
export interface Task<Item, Name extends string, Judged extends Verdict = Verdict> {
  /** What the model tells, in a sentence. */
  tells: string;
  items(): Promise<Item[]>;
  /** The texts of an item that the sentence encoder is asked for. */
  texts?(item: Item): string[];
  /** Where items come from, by the names of their lists. */
  lists: Readonly<Record<string, Omit<Origin, 'examples'>>>;
  listOf(item: Item): string | null;
  /** What is learned: the model that is made, and those that are asked together with it. */
  parts: Readonly<Record<Name, Part<Item>>>;
  made: Name;
  leftOut: readonly Split<Item, Judged>[];
  /** What is made of items that were left out, by what cards call it. */
  ways: Readonly<Record<string, (asked: Asked<Item, Name>) => Judged[]>>;
  /** The chances from which on cards say how much is decided. */
  leasts?: readonly number[];
  /** An item for which this is the same as for another that was learned from is not judged. */
  sameAs?(item: Item): string;
  /** The chance from which on the model is followed, and where that stands. */
  threshold: string;
}

/** A model with what its card says. */
export interface Trained {
  model: LinearModel;
  card: Omit<Card, 'name'>;
}

/** Asks the encoder of so many texts at once. */
const BATCH = 500;

async function vectorsOf(texts: readonly string[]): Promise<Vectors> {
  const vectors = new Map<string, Float32Array>();
  const encoder = new WorkerEncoder();
  try {
    for (let from = 0; from < texts.length; from += BATCH) {
      const some = texts.slice(from, from + BATCH);
      const placed = await encoder.encode(some);
      for (const [at, text] of some.entries()) vectors.set(text, placed[at] ?? new Float32Array());
    }
  } finally {
    await encoder.close();
  }
  return vectors;
}

function learn<Item>(part: Part<Item>, items: readonly Item[], vectors: Vectors): LinearModel {
  const model = fitModel(part.examples(items, vectors), part.learning);
  if (part.chains === undefined) return model;
  return { ...model, rows: new Map([...model.rows, ...neighboursOf(part.chains(items), model.labels)]) };
}

/** What is made of the items that a split leaves out, by the names of the parts, and in each by the ways of the task. */
function judgedOf<Item, Name extends string, Judged extends Verdict>(
  task: Task<Item, Name, Judged>,
  split: Split<Item, Judged>,
  [items, vectors]: readonly [readonly Item[], Vectors],
): Map<string, Map<string, Judged[]>> {
  const parts = Map.groupBy(items, split.partsOf(items));
  const never = parts.get(undefined) ?? [];
  const judged = new Map<string, Map<string, Judged[]>>();
  for (const [part, own] of parts) {
    if (part === null || part === undefined) continue;
    const apart = new Set([...own, ...never]);
    const met = items.filter((item) => !apart.has(item));
    const names = Object.keys(task.parts) as Name[];
    const models = Object.fromEntries(names.map((name) => [name, learn(task.parts[name], met, vectors)]));
    const known = new Set(met.map((item) => task.sameAs?.(item)));
    const unmet = own.filter((item) => task.sameAs === undefined || !known.has(task.sameAs(item)));
    // Each of the names has its model.
    const asked = { items: unmet, models: models as Record<Name, LinearModel>, vectors };
    judged.set(String(part), new Map(Object.entries(task.ways).map(([way, ask]) => [way, ask(asked)])));
  }
  return judged;
}

/** What the card says of a split. */
function tablesOf<Item, Name extends string, Judged extends Verdict>(
  { ways, leasts }: Task<Item, Name, Judged>,
  split: Split<Item, Judged>,
  judged: ReadonlyMap<string, ReadonlyMap<string, readonly Judged[]>>,
): LeftOut[] {
  const { says, sureByPart } = split;
  const byWay = Object.keys(ways).map(
    (way) => [way, [...judged.values()].flatMap((part) => part.get(way) ?? [])] as const,
  );
  return [
    ...(sureByPart === undefined ? [] : [leftOutByPart(says, judged, sureByPart)]),
    ...(leasts === undefined
      ? []
      : byWay.map(([way, all]) => leftOutBy(`${says} ${all.length} were judged ${way}.`, all, leasts))),
    ...(split.tables?.(byWay.flatMap(([, all]) => all)) ?? []),
  ];
}

/** Makes the model of a task, and judges what is left out of the making. The same examples give the same model and card. */
export async function train<Item, Name extends string, Judged extends Verdict>(
  task: Task<Item, Name, Judged>,
): Promise<Trained> {
  const { tells, threshold, lists } = task;
  const items = await task.items();
  const vectors = await vectorsOf([...new Set(items.flatMap((item) => task.texts?.(item) ?? []))]);
  const made = task.parts[task.made];
  return {
    model: learn(made, items, vectors),
    card: {
      tells,
      method: `${methodOf(made.learning)}${made.chains === undefined ? '' : `. ${OF_NEIGHBOURS}`}`,
      origins: Object.entries(lists)
        .map(([list, origin]) => ({
          ...origin,
          examples: items.filter((item) => task.listOf(item) === list).length,
        }))
        .filter(({ examples }) => examples > 0),
      leftOut: task.leftOut.flatMap((split) =>
        tablesOf(task, split, judgedOf(task, split, [items, vectors])),
      ),
      threshold,
    },
  };
}
