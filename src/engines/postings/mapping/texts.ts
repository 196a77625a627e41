import { wrongShape } from '#engines/postings/families/shape.ts';
import { isFields } from '#engines/postings/families/shape.ts';
import { textOf, valuesAt } from './paths.ts';
import type { FieldRule, Path } from './reading.ts';
import { stepped, type StepContext } from './steps.ts';

/** Reads texts of one item by rules; errors name the board, the item and the path. */
export interface TextReader {
  all(rule: FieldRule | undefined): string[];
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
  const all = (rule: FieldRule | undefined): string[] => {
    if (rule === undefined) return [];
    const [path, ...steps] = typeof rule === 'string' ? [rule] : rule;
    return valuesAt(context, path).flatMap((value) => {
      const text = textOf(value);
      // An XML element may have attributes and no text.
      if (text === null && isFields(value) && Object.keys(value).some((key) => key.startsWith('@')))
        return [];
      if (text === null) throw wrongShape(board, `${at}.${path}`, 'text', value);
      const result = stepped(text, steps, context);
      return result === null ? [] : [result];
    });
  };
  return {
    all,
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
