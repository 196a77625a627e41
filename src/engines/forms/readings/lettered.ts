import type { FormQuestion } from '#contract/career/form.ts';

const LETTER = /^\s*\(?([A-Z])(?:\s*[.):]\s*|\s+)(?=\S)/;

/**
 * A question whose choices stand behind the letters of their keys, "A Yes", "B No", without these, their values untouched; null where the
 * letters do not run from A on.
 */
export function withoutLetters(question: FormQuestion): FormQuestion | null {
  const { options } = question;
  const run = options.every(({ label }, at) => LETTER.exec(label)?.[1] === String.fromCodePoint(65 + at));
  return options.length < 2 || !run
    ? null
    : {
        ...question,
        options: options.map((option) => ({ ...option, label: option.label.replace(LETTER, '') })),
      };
}
