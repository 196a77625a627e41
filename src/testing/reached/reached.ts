import { posix } from 'node:path';

/** Files by their paths from the project's folder, with `/`. */
export type Sources = ReadonlyMap<string, string>;

/** A name that a file takes from another one, `*` for all of them, and under which it passes it on, if it does. */
interface Taken {
  from: string;
  name: string;
  passedAs: string | null;
}

const TAKES =
  /^(import|export)\s+(?:type\s+)?(?:(\*(?:\s+as\s+\w+)?|\w+)|(?:\w+,\s*)?\{([^}]*)\})\s+from\s+'([^']+)'/gm;
/** Loaded when it is needed. */
const LATER = /\bimport\(\s*'([^']+)'\s*\)/g;

const placeOf = (path: string, from: string): string =>
  path.startsWith('#') ? `src/${path.slice(1)}` : posix.join(posix.dirname(from), path);

function takenBy(file: string, text: string): Taken[] {
  const named = [...text.matchAll(TAKES)].flatMap(([, how, whole, some = '', path = '']) => {
    const from = placeOf(path, file);
    const isPassed = how === 'export';
    if (whole !== undefined) return [{ from, name: '*', passedAs: isPassed ? '*' : null }];
    return some
      .split(',')
      .map((one) => one.trim().replace(/^type\s+/, ''))
      .filter(Boolean)
      .map((one) => {
        const [name = '', as = name] = one.split(/\s+as\s+/);
        return { from, name, passedAs: isPassed ? as : null };
      });
  });
  const later = [...text.matchAll(LATER)].map(([, path = '']) => ({
    from: placeOf(path, file),
    name: '*',
    passedAs: null,
  }));
  return [...named, ...later];
}

/**
 * The files that some files reach through what they import, themselves among them. A file that only passes a name on is no
 * reason to reach what else it passes on: a face keeps nothing that nobody takes from it.
 */
export function reachedFrom(starts: readonly string[], sources: Sources): ReadonlySet<string> {
  const taken = new Map([...sources].map(([file, text]) => [file, takenBy(file, text)]));
  const [reached, met] = [new Set<string>(), new Set<string>()];
  const waiting = starts.map((from): Pick<Taken, 'from' | 'name'> => ({ from, name: '*' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { from: file, name } = next;
    const all = taken.get(file);
    const key = `${file} ${name}`;
    if (all === undefined || met.has(key)) continue;
    met.add(key);
    reached.add(file);
    const passed = all.filter(({ passedAs }) => passedAs === name);
    waiting.push(
      ...(name !== '*' && passed.length > 0
        ? passed
        : all.filter(({ passedAs }) => name === '*' || passedAs === null || passedAs === '*')),
    );
  }
  return reached;
}
