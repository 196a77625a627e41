import { areEqual, differingIn, effectOf, fieldsOf, isRight, lackOf, scopesOf } from './scopes.ts';
import type { Change } from './scopes.ts';
import { wordAt } from './states.ts';
import type { StateWords } from './states.ts';
import type { SumLine, Unit } from './units.ts';

/** How many unusual words a column has at most to be learned by sums, and how many of them one line of sums alone may tell. */
const [MOST_WORDS, TOLD_BY_ONE] = [5, 2];
/** Lines of sums by which words are learned. */
const LEARNED = 60;

type Does = 'out' | 'back' | null;
type Meant = ReadonlyMap<string, Exclude<Does, null>>;

/** All that some words may mean together; nothing of most of them first. */
function meantBy(words: readonly string[], mayBeBack: boolean): Meant[] {
  const each: readonly Does[] = mayBeBack ? [null, 'out', 'back'] : [null, 'out'];
  return words
    .reduce<[string, Does][][]>(
      (all, word) => all.flatMap((one) => each.map((does): [string, Does][] => [...one, [word, does]])),
      [[]],
    )
    .map((pairs) => new Map(pairs.flatMap(([word, does]) => (does === null ? [] : [[word, does] as const]))))
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => one.size - other.size);
}

/** A scope of a line of sums with what it lacks, and what each word of a column that means something adds. */
interface Open {
  lacks: readonly number[];
  effects: ReadonlyMap<string, Record<'out' | 'back', readonly number[]>>;
}

function openScopes(line: SumLine, all: readonly Unit[], { at, unusual }: StateWords): Open[] {
  const fields = fieldsOf(line);
  return scopesOf(line, all).map((scope) => ({
    lacks: lackOf(line, fields, scope),
    effects: new Map(
      unusual.map((word) => {
        const units = scope.filter((unit) => unit.isIn && wordAt(unit, at) === word);
        const effect = (does: 'out' | 'back') => effectOf({ units, does }, fields);
        return [word, { out: effect('out'), back: effect('back') }] as const;
      }),
    ),
  }));
}

const comesRight = ({ lacks, effects }: Open, meant: Meant): boolean =>
  areEqual(
    lacks.map((_, field) =>
      [...meant].reduce((sum, [word, does]) => sum + (effects.get(word)?.[does][field] ?? 0), 0),
    ),
    lacks,
  );

/**
 * Learns what the unusual words of a column of states say of a sale: that it is none, or that money went back. It is what makes more of
 * the file's lines of sums come right than nothing does, and leaves none of them wrong that was right; no change where nothing does
 * that, or two things do it as well.
 */
export function wordsBySums(
  state: StateWords,
  all: readonly Unit[],
  { sums, mayBeBack }: { sums: readonly SumLine[]; mayBeBack: boolean },
): { gains: number; changes: Change[] } {
  const nothing = { gains: 0, changes: [] };
  const lines = sums.filter((line) => differingIn(line) > 1).slice(0, LEARNED);
  if (state.unusual.length > MOST_WORDS || lines.length === 0) return nothing;
  const scopes = lines.map((line) => ({
    isRight: scopesOf(line, all).some((scope) => isRight(line, fieldsOf(line), scope)),
    open: openScopes(line, all, state),
  }));
  const judged = meantBy(state.unusual, mayBeBack).map((meant) => {
    const right = scopes.map(({ open }) => open.some((scope) => comesRight(scope, meant)));
    const keeps = scopes.every(({ isRight: was }, at) => !was || right[at]);
    const gains = scopes.filter(({ isRight: was }, at) => !was && right[at]).length;
    return { meant, gains: keeps && (gains > 1 || meant.size <= TOLD_BY_ONE) ? gains : 0 };
  });
  const [best, next] = judged
    .filter(({ gains }) => gains > 0)
    .toSorted((one, other) => other.gains - one.gains || one.meant.size - other.meant.size);
  if (best === undefined || (next?.gains === best.gains && next.meant.size === best.meant.size))
    return nothing;
  const changes = [...best.meant].map(([word, does]): Change => ({
    units: all.filter((unit) => unit.isIn && wordAt(unit, state.at) === word),
    does,
  }));
  return { gains: best.gains, changes };
}
