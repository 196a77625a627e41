import { messageOf } from '#contract/refusal.ts';
import { anyOf, inTurn } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { fieldAt } from './field.ts';
import type { Issue } from './field.ts';
import { text } from './messages.ts';

const MOST_NAMED = 12;
const LONGEST_KEY = 40;
/** What a field must be, by what its schema expects. */
const KINDS = {
  string: 'mustBeText',
  number: 'mustBeNumber',
  int: 'mustBeWhole',
  bigint: 'mustBeWhole',
  boolean: 'mustBeYesOrNo',
  array: 'mustBeList',
  tuple: 'mustBeList',
  set: 'mustBeList',
  object: 'mustBeGroup',
  record: 'mustBeGroup',
  map: 'mustBeGroup',
  date: 'mustBeDate',
  file: 'mustBeFile',
  null: 'mustBeEmpty',
  undefined: 'mustBeLeftOut',
} as const;
const FORMATS = {
  email: 'mustBeEmail',
  url: 'mustBeWebAddress',
  datetime: 'mustBeInstant',
  date: 'mustBeDay',
  time: 'mustBeTime',
} as const;

/** What a table says of a name that a schema gave, which may be any. */
const said = <Said>(table: Readonly<Record<string, Said>>, name: unknown, other: Said): Said =>
  (typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined) ?? other;

const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
const issuesIn = (value: unknown): Issue[] => (Array.isArray(value) ? value.filter(isIssue) : []);

/** A field as it is called: its label, or its name on the wire. */
type Called = Message | string;

function ofLength(field: Called, issue: Issue, [characters, entries]: readonly [Counted, Counted]): Message {
  const count = Number(issue['minimum'] ?? issue['maximum']);
  return text.message(issue['origin'] === 'string' ? characters : entries, { field, count });
}
type Counted =
  | 'exactCharacters'
  | 'exactEntries'
  | 'leastCharacters'
  | 'leastEntries'
  | 'mostCharacters'
  | 'mostEntries';

function ofNumber(field: Called, { minimum, maximum, inclusive }: Issue): Message {
  const bound = Number(minimum ?? maximum);
  const isLeast = minimum !== undefined;
  if (inclusive === false)
    return text.message(isLeast ? 'mustBeMoreThan' : 'mustBeLessThan', { field, bound });
  return text.message(isLeast ? 'mustBeAtLeast' : 'mustBeAtMost', { field, bound });
}

function ofSize(field: Called, issue: Issue): Message {
  const { minimum, maximum, exact, origin } = issue;
  const isLeast = minimum !== undefined;
  if (origin === 'file') return text.message(isLeast ? 'mustNotBeEmpty' : 'mustBeSmaller', { field });
  if (origin === 'date') {
    const day = new Date(Number(minimum ?? maximum)).toISOString().slice(0, 10);
    return text.message(isLeast ? 'mustNotBeBefore' : 'mustNotBeAfter', { field, day });
  }
  if (origin === 'number' || origin === 'int' || origin === 'bigint') return ofNumber(field, issue);
  if (exact === true) return ofLength(field, issue, ['exactCharacters', 'exactEntries']);
  if (!isLeast) return ofLength(field, issue, ['mostCharacters', 'mostEntries']);
  if (Number(minimum) > 1) return ofLength(field, issue, ['leastCharacters', 'leastEntries']);
  return text.message(origin === 'string' ? 'mustNotBeEmpty' : 'oneEntry', { field });
}

function oneOf(field: Called, values: unknown): Message {
  const options: unknown[] = Array.isArray(values) ? values : [];
  const [first, ...others] = options.slice(0, MOST_NAMED);
  if (first === true && others.length === 0) return text.message('mustBeYes', { field });
  if (first === false && others.length === 0) return text.message('mustBeNo', { field });
  if (first === undefined || options.some((value) => typeof value === 'boolean'))
    return text.message('mustBeChoice', { field });
  const shown = [first, ...others].map((value) => `“${String(value)}”`);
  return others.length === 0
    ? text.message('mustBeThis', { field, choice: shown })
    : text.message('mustBeOneOf', { field, choices: anyOf(shown) });
}

/** What is wrong with a field, as a sentence about it. */
function wrong(field: Called, issue: Issue): Message {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? text.message('missing', { field })
        : text.message(said(KINDS, issue['expected'], 'mustBeOther'), { field });
    case 'too_small':
    case 'too_big':
      return ofSize(field, issue);
    case 'invalid_format':
      return text.message(said(FORMATS, issue['format'], 'mustBeInForm'), { field });
    case 'not_multiple_of':
      return Number(issue['divisor']) === 1
        ? text.message('mustBeWhole', { field })
        : text.message('mustBeMultiple', { field, divisor: Number(issue['divisor']) });
    case 'invalid_value':
      return oneOf(field, issue['values']);
    case 'invalid_key':
      return text.message('ofOtherName', { field });
    default:
      return text.message('ofOtherForm', { field });
  }
}

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
  return branches.length > 1 && best !== undefined && depth(best) === 0 ? withMessage(branches) : first;
}

const withMessage = (branches: readonly Issue[][]): Issue | undefined =>
  branches.flat().find(({ message }) => messageOf(message) !== null);

/**
 * A refused input in a plain sentence, with a second where it is an entry of a list. A schema of the contract may bring it; whatever
 * zod finds is said of the field by its label, or by the name that a program gave it, without the words of schemas.
 */
export function refusalOf(issue: Issue): Message {
  const brought = messageOf(issue.message);
  if (brought !== null) return brought;
  const inner = within(issue);
  if (inner !== undefined)
    return refusalOf({ ...inner, path: [...(issue.path ?? []), ...(inner.path ?? [])] });
  if (issue.code === 'unrecognized_keys' && Array.isArray(issue['keys'])) {
    const keys = issue['keys'].slice(0, MOST_NAMED).map((key) => `“${String(key).slice(0, LONGEST_KEY)}”`);
    return text.message('unknownFields', { fields: anyOf(keys) });
  }
  const { label, where } = fieldAt(issue.path);
  if (label === null) return text.message('requestWrong');
  const sentence = wrong(label, issue);
  return where === null ? sentence : inTurn([sentence, where]);
}
