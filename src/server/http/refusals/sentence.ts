import { counted } from '#engines/text/index.ts';
import { inWords, named } from './field.ts';
import type { Issue } from './field.ts';

const MOST_NAMED = 12;
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  tuple: 'a list',
  set: 'a list',
  object: 'a group of named values',
  record: 'a group of named values',
  map: 'a group of named values',
  date: 'a date',
  file: 'a file',
  null: 'empty',
  undefined: 'left out',
};
const FORMATS: Readonly<Record<string, string>> = {
  email: 'must be an email address, such as name@example.com',
  url: 'must be a web address, such as https://example.com',
  datetime: 'must be a day and a time, such as 2026-05-01T09:00:00Z',
  date: 'must be a day, such as 2026-05-01',
  time: 'must be a time of day, such as 09:00',
};

const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
const issuesIn = (value: unknown): Issue[] => (Array.isArray(value) ? value.filter(isIssue) : []);
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const listed = (values: readonly string[], last: string): string =>
  values.length < 2 ? (values[0] ?? '') : `${values.slice(0, -1).join(', ')} ${last} ${values.at(-1)}`;

function ofSize({ origin, minimum, maximum, exact, inclusive }: Issue): string {
  const bound = typeof minimum === 'undefined' ? maximum : minimum;
  const number = Number(bound);
  const isLeast = typeof minimum !== 'undefined';
  const of = asText(origin);
  const unit = of === 'string' ? 'character' : 'entry';
  const many = counted(number, unit, unit === 'entry' ? 'entries' : 'characters');
  if (of === 'file') return isLeast ? 'must not be empty' : 'must be smaller';
  if (of === 'date') {
    const day = new Date(number).toISOString().slice(0, 10);
    return isLeast ? `must not be before ${day}` : `must not be after ${day}`;
  }
  if (of === 'number' || of === 'int' || of === 'bigint') {
    const over = inclusive === false ? 'more than' : 'at least';
    return `must be ${isLeast ? over : inclusive === false ? 'less than' : 'at most'} ${String(bound)}`;
  }
  if (exact === true) return `must have exactly ${many}`;
  if (isLeast && number <= 1) return unit === 'entry' ? 'must have at least one entry' : 'must not be empty';
  return isLeast ? `must have at least ${many}` : `may have at most ${many}`;
}

function oneOf(values: unknown): string {
  const options = Array.isArray(values) ? values : [];
  const shown = options
    .slice(0, MOST_NAMED)
    .map((value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : `“${String(value)}”`));
  if (shown.length === 0) return 'must be one that can be chosen';
  return shown.length === 1 ? `must be ${shown[0] ?? ''}` : `must be one of ${listed(shown, 'or')}`;
}

/** What is wrong with a field, to stand behind its name; null where the issue names its own. */
function wrong(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'must be given'
        : `must be ${KINDS[asText(issue['expected'])] ?? 'of another kind'}`;
    case 'too_small':
    case 'too_big':
      return ofSize(issue);
    case 'invalid_format':
      return FORMATS[asText(issue['format'])] ?? 'must be in the right form';
    case 'not_multiple_of':
      return Number(issue['divisor']) === 1
        ? 'must be a whole number'
        : `must be a multiple of ${String(issue['divisor'])}`;
    case 'invalid_value':
      return oneOf(issue['values']);
    case 'invalid_key':
      return 'must not hold a name of this form';
    default:
      return 'must be in a form I can use';
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How much of a value a branch of a union understood: the deeper its first problem, the more. */
const depth = (issues: readonly Issue[]): number =>
  Math.max(0, ...issues.map(({ path = [] }) => path?.length ?? 0));

/** The issue inside another that says more: of a union's branches the one that got furthest, of an entry its own. */
function within(issue: Issue): Issue | undefined {
  if (issue.code === 'invalid_element' || issue.code === 'invalid_key') return issuesIn(issue['issues'])[0];
  if (issue.code !== 'invalid_union' || !Array.isArray(issue['errors'])) return undefined;
  const branches = issue['errors'].map(issuesIn).filter((branch) => branch.length > 0);
  const [best] = branches.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length);
  const first = best?.[0];
  // Branches that all fail at the value itself only tell which kinds there are.
  return branches.length > 1 && best !== undefined && depth(best) === 0 ? ownSentence(branches) : first;
}

const isSentence = (message: string): boolean => /^\p{Lu}.*[.?!]$/su.test(message);
const ownSentence = (branches: readonly Issue[][]): Issue | undefined =>
  branches.flat().find(({ message }) => isSentence(message));

/**
 * A refused input in one plain sentence that names the field in words. Sentences that a schema of ours brings are taken as they
 * are; whatever zod finds is said without the words of schemas.
 */
export function refusalOf(issue: Issue): string {
  if (isSentence(issue.message)) return issue.message;
  const inner = within(issue);
  if (inner !== undefined)
    return refusalOf({ ...inner, path: [...(issue.path ?? []), ...(inner.path ?? [])] });
  if (issue.code === 'unrecognized_keys' && Array.isArray(issue['keys'])) {
    const keys = issue['keys'].slice(0, MOST_NAMED).map((key) => `“${inWords(String(key))}”`);
    return `There is no field called ${listed(keys, 'or')} here; leave it out.`;
  }
  return `${capital(named(issue.path))} ${wrong(issue)}.`;
}
