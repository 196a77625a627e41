import type { Message } from '#localization/types.ts';
import { labelOf } from './labels/labels.ts';
import { text } from './messages.ts';

/** What a schema finds wrong, as zod and any other standard schema tell it; members beside these differ by `code`. */
export interface Issue {
  message: string;
  path?: readonly unknown[] | undefined;
  code?: unknown;
  [member: string]: unknown;
}

/** What a path leads to. */
export interface Field {
  /** Its label, or its name on the wire; null for the request as a whole. */
  label: Message | string | null;
  /** A sentence that says where in a list it is; null where it is in none. */
  where: Message | null;
}

const partsOf = (path: Issue['path']): (string | number)[] =>
  (path ?? [])
    .map((part) => (typeof part === 'object' && part !== null && 'key' in part ? part.key : part))
    .map((part) => (typeof part === 'number' ? part : String(part)))
    .filter((part) => part !== '');

/** Finds what a path leads to: the nearest name, and the entry of the nearest list. */
export function fieldAt(path: Issue['path']): Field {
  const parts = partsOf(path);
  const names = parts.filter((part) => typeof part === 'string');
  const name = names.at(-1);
  if (name === undefined) return { label: null, where: null };
  const at = parts.findLastIndex((part) => typeof part === 'number');
  const list = parts.slice(0, Math.max(0, at)).findLast((part) => typeof part === 'string');
  if (list === undefined) return { label: labelOf(name), where: null };
  const number = Number(parts[at]) + 1;
  const isEntry = parts.slice(at).every((part) => typeof part === 'number');
  return {
    label: labelOf(name),
    where: isEntry
      ? text.message('seeEntry', { number })
      : text.message('seeEntryOf', { number, list: labelOf(list) }),
  };
}
