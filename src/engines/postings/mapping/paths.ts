import { isFields } from '#engines/postings/families/shape.ts';

/**
 * Where a value stands in an item: `a.b[].c` every element, `a[0].b` one, `a[x=y].b` those whose x is y; ` + ` joins, ` | ` takes the first that is not empty. A path
 * beginning with `$.` starts at the whole answer; `@tenant` is the employer's name as our list has it, `@company` and the like a part
 * of the tenant's slug; `const:x` is x; `keys:` the names of an object’s members; `tpl:` builds a text from values in braces, `{+x}` without encoding its slashes.
 * In XML an element is a key, an attribute `@name`, and the text of an element with attributes `#text`.
 */
export type Path = string;

/** What a path can reach: the item, the whole answer, the employer's name and the parts of its slug. */
export interface Scope {
  item: unknown;
  answer: unknown;
  tenant: string;
  parts: Readonly<Record<string, string>>;
}

type Evaluate = (scope: Scope) => unknown[];

const compiled = new Map<Path, Evaluate>();

/** The values at a path, lists laid flat, without null, absent and blank ones. */
export function valuesAt(scope: Scope, path: Path): unknown[] {
  let evaluate = compiled.get(path);
  if (evaluate === undefined) {
    evaluate = compile(path);
    compiled.set(path, evaluate);
  }
  return evaluate(scope);
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

function compile(path: Path): Evaluate {
  // A template or a constant may hold any character.
  if (/^(tpl|const):/.test(path)) return compileOne(path);
  const alternatives = path.split(' | ').map((alternative) => {
    const joined = alternative.split(' + ').map(compileOne);
    const [only] = joined;
    if (only !== undefined && joined.length === 1) return only;
    return (scope: Scope): unknown[] => joined.flatMap((part) => part(scope));
  });
  const [only] = alternatives;
  if (only !== undefined && alternatives.length === 1) return only;
  return (scope) => {
    for (const alternative of alternatives) {
      const values = alternative(scope);
      if (values.length > 0) return values;
    }
    return [];
  };
}

function compileOne(path: Path): Evaluate {
  if (path.startsWith('const:')) {
    const values = [path.slice('const:'.length)];
    return () => values;
  }
  if (path.startsWith('tpl:')) return compileTemplate(path.slice('tpl:'.length));
  if (path.startsWith('keys:')) return compileKeys(path.slice('keys:'.length));
  if (path === '@tenant') return ({ tenant }) => (tenant === '' ? [] : [tenant]);
  // An attribute of the item is `@name` too: the tenant's parts come first.
  const steps = (path.startsWith('$.') ? path.slice(2) : path === '$' ? '' : path).split('.').filter(Boolean);
  const start: (scope: Scope) => unknown =
    path.startsWith('$') && !/^\$[a-z]/i.test(path) ? answerOf : itemOf;
  const part = path.startsWith('@') ? path.slice(1) : null;
  return (scope) => {
    if (part !== null && Object.hasOwn(scope.parts, part))
      return [scope.parts[part]].filter((value) => !isEmpty(value));
    const found: unknown[] = [];
    walk(start(scope), steps, 0, found);
    return found;
  };
}

function compileKeys(path: Path): Evaluate {
  return (scope) => valuesAt(scope, path).flatMap((value) => (isFields(value) ? Object.keys(value) : []));
}

const answerOf = ({ answer }: Scope): unknown => answer;
const itemOf = ({ item }: Scope): unknown => item;

function walk(value: unknown, steps: readonly string[], at: number, found: unknown[]): void {
  if (Array.isArray(value)) {
    for (const element of value) walk(element, steps, at, found);
    return;
  }
  const step = steps[at];
  if (step === undefined) {
    if (!isEmpty(value)) found.push(value);
    return;
  }
  if (!isFields(value)) return;
  const bracket = step.indexOf('[');
  const name = bracket === -1 ? step : step.slice(0, bracket);
  if (!Object.hasOwn(value, name)) return;
  const inner = value[name];
  const inside = bracket === -1 ? '' : step.slice(bracket + 1, -1);
  if (inside === '' || !Array.isArray(inner)) walk(inner, steps, at + 1, found);
  else if (/^\d+$/.test(inside)) walk(inner[Number(inside)], steps, at + 1, found);
  else walk(inner.filter(isLike(inside)), steps, at + 1, found);
}

/** The test behind `[field=value]`. */
function isLike(condition: string): (element: unknown) => boolean {
  const [field = '', value] = condition.split('=');
  return (element) => isFields(element) && element[field] === value;
}

function compileTemplate(template: string): Evaluate {
  const pieces = template.split(/\{([^{}]+)\}/);
  return (scope) => {
    let text = '';
    for (const [index, piece] of pieces.entries()) {
      if (index % 2 === 0) {
        text += piece;
        continue;
      }
      const raw = piece.startsWith('+');
      const name = raw ? piece.slice(1) : piece;
      const [value] = Object.hasOwn(scope.parts, name) ? [scope.parts[name]] : valuesAt(scope, name);
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      text += raw ? encodeURI(String(value)) : encodeURIComponent(String(value));
    }
    return [text];
  };
}

/** The one text a value is: numbers and flags in words, XML elements by their text; null for lists and objects. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (isFields(value) && typeof value['#text'] === 'string') return value['#text'];
  return null;
}

/**
 * The list a path to the items names, or null when there is none: `$` is the answer itself, `$[1:]` all but its first element; of
 * several parted by ` | ` the first that is one.
 */
export function listAt(answer: unknown, path: Path): unknown[] | null {
  for (const alternative of path.split(' | ')) {
    const list = oneListAt(answer, alternative);
    if (list !== null) return list;
  }
  return null;
}

function oneListAt(answer: unknown, path: Path): unknown[] | null {
  if (path === '$') return Array.isArray(answer) ? answer : null;
  if (path === '$[1:]') return Array.isArray(answer) ? answer.slice(1) : null;
  let value = answer;
  for (const step of path.split('.')) {
    if (!isFields(value)) return null;
    const [, name = step, index] = /^([^[]+)\[(\d+)\]$/.exec(step) ?? [];
    const inner = value[name];
    value = index === undefined ? inner : Array.isArray(inner) ? inner[Number(index)] : undefined;
  }
  return Array.isArray(value) ? value : null;
}
