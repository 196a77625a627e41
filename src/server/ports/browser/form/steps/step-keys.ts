import type { SeenField } from '#server/ports/browser/page/page-types.ts';
import { labelKey } from '#server/ports/browser/form/text.ts';

const wordsOf = (label: string): string[] => labelKey(label).split(' ');

/** Whether two labels read as one question; a page may write more behind it once it was answered or refused. */
function isSameQuestion(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const shared = first.filter((word) => second.includes(word)).length;
  return shared * 2 >= Math.min(first.length, second.length);
}

/**
 * Keys that stay apart from step to step: a form may call the control of each step "answer". The first question keeps the
 * name; another one on a later step is known by its words as well.
 */
export class StepKeys {
  private readonly past = new Map<string, string>();

  /** Remembers what a step asked that is now left. */
  leave(fields: readonly SeenField[]): void {
    for (const { key, label } of fields) if (!this.past.has(key)) this.past.set(key, label);
  }

  /** The questions of a step, those that use the name of another one before under a key of their own. */
  apart<Field extends SeenField>(fields: readonly Field[]): Field[] {
    return fields.map((field) => {
      const before = this.past.get(field.key);
      return before === undefined || isSameQuestion(before, field.label)
        ? field
        : { ...field, key: `${field.key}: ${labelKey(field.label)}` };
    });
  }
}
