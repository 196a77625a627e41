import type { FormQuestion } from '#contract/career/form.ts';
import type { Message } from '#localization/types.ts';
import { block, line } from '#engines/postings/families/normal.ts';

type Kind = FormQuestion['kind'];

const QUESTIONS = 200;
const OPTIONS = 500;

/** A form question with strangers' texts made plain: label on one line, help as lines, at most 500 options. */
export function question(
  key: string,
  label: string,
  kind: Kind,
  required: boolean,
  more: {
    help?: string | null;
    options?: readonly { value: string; label: string }[];
    alternatives?: string[];
    /** The label as a message, where it is ours. */
    words?: Message | undefined;
  } = {},
): FormQuestion {
  return {
    key,
    label: line(label),
    help: block(more.help ?? '').slice(0, 2000),
    required,
    kind,
    options: (more.options ?? [])
      .slice(0, OPTIONS)
      .map((option) => ({ value: option.value, label: line(option.label) || option.value })),
    alternatives: more.alternatives ?? [],
    ...(more.words && { words: more.words }),
  };
}

/** The first 200 questions with a key, each key once. */
export function distinct(questions: readonly FormQuestion[]): FormQuestion[] {
  const byKey = new Map<string, FormQuestion>();
  for (const entry of questions) if (entry.key !== '' && !byKey.has(entry.key)) byKey.set(entry.key, entry);
  return [...byKey.values()].slice(0, QUESTIONS);
}
