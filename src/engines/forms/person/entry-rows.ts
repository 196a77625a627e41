import type { FormQuestion } from '#contract/career/form.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

/** What a part about schools is called by. */
export const SCHOOLS = /\b(education|schools?|studies|academic|university|formation|scolarite|etudes)\b/;

/** A row of a table of jobs or schools by its number: "Employer 2", "From 3". */
const NUMBERED = /^(?!.*\b(line|ligne|phone|address|adresse)\b)(\D{2,40}?) (?:no |n )?(\d{1,2})$/;
export const numbered = (label: string): { readonly words: string; readonly index: number } | null => {
  const [, , words = '', number = ''] = NUMBERED.exec(plainLabel(label.replace(/\([^)]*\)/g, ' '))) ?? [];
  return number === '' || number === '0' ? null : { words, index: Number(number) - 1 };
};

/** Whether a heading names schools and jobs at once, so that it does not say which of them a question is about. */
export const namesBoth = (heading: string): boolean =>
  SCHOOLS.test(plainLabel(heading)) &&
  /\b(work(ing)?|employment|jobs?|employers?|experiences?|activite|emplois?|employeurs?|career|carriere)\b/.test(
    plainLabel(heading),
  );

/**
 * Questions of a part that is about schools and jobs at once ("School and work"), each with the one of which the form last spoke: "Month you
 * started there" behind an employer is about that job.
 */
export function underTheirPart(
  questions: readonly FormQuestion[],
  topics: readonly string[],
): FormQuestion[] {
  return questions.map((question, at) => {
    const { section = '' } = question;
    if (!namesBoth(section.split(' / ').at(-1) ?? '')) return question;
    const last = topics.findLastIndex(
      (topic, index) =>
        index <= at &&
        questions[index]?.section === section &&
        /^(employer\.current|title\.current|education\.)/.test(topic),
    );
    if (last < 0) return question;
    const part = topics[last]?.startsWith('education') === true ? 'Education' : 'Employment';
    return { ...question, section: `${section} / ${part}` };
  });
}
