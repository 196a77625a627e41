import { isFields, wrongShape } from '#engines/postings/families/shape.ts';
import { textOf, valuesAt } from './paths.ts';
import type { FieldRule } from './reading.ts';
import type { Path } from './paths.ts';
import { stepped, type StepContext } from './steps.ts';

/** Reads texts of one item by rules; errors name the board, the item and the path. */
export interface TextReader {
  all(rule: FieldRule | undefined): string[];
  /** The same, leaving out what is no text: for fields that some tenants give whole and others in parts. */
  loose(rule: FieldRule): string[];
  first(rule: FieldRule | undefined): string | null;
  /** Throws ShapeError when there is none. */
  needed(rule: FieldRule): string;
  raw(path: Path): unknown[];
  context: StepContext;
  at: string;
  board: string;
}

/** The reader of one item; `at` names the item in errors, e.g. `jobs[3]`. */
export function textReader(board: string, at: string, context: StepContext): TextReader {
  const textsAt = (rule: FieldRule | undefined, isStrict: boolean): string[] => {
    if (rule === undefined) return [];
    const [path, ...steps] = typeof rule === 'string' ? [rule] : rule;
    return valuesAt(context, path).flatMap((value) => {
      const text = textOf(value);
      // An XML element may have attributes and no text.
      const isBlank = isFields(value) && Object.keys(value).some((key) => key.startsWith('@'));
      if (text === null && (isBlank || !isStrict)) return [];
      if (text === null) throw wrongShape(board, `${at}.${path}`, 'text', value);
      const result = stepped(text, steps, context);
      return result === null ? [] : [result];
    });
  };
  const all = (rule: FieldRule | undefined): string[] => textsAt(rule, true);
  return {
    all,
    loose: (rule) => textsAt(rule, false),
    first: (rule) => all(rule)[0] ?? null,
    needed(rule) {
      const [text] = all(rule);
      if (text !== undefined) return text;
      const path = typeof rule === 'string' ? rule : rule[0];
      throw wrongShape(board, `${at}.${path}`, 'text', valuesAt(context, path)[0]);
    },
    raw: (path) => valuesAt(context, path),
    context,
    at,
    board,
  };
}
