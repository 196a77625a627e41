import type { FormQuestion } from '#contract/career/form.ts';
import type { Posting } from '#contract/career/posting.ts';
import { meaningText } from '#engines/forms/understanding/learned/index.ts';
import { withChoices } from '#engines/forms/understanding/by-choices.ts';
import { phraseOf, skillText } from '#engines/forms/background/skills/nearest.ts';
import { askedWords } from '#engines/forms/understanding/topics.ts';
import { askingPart } from './asking.ts';
import { bareQuestions } from './bare-labels.ts';
import { asRead } from './plainly.ts';

/**
 * What the sentence encoder is to be asked before a form is planned, each text once: its questions, their parts that ask by themselves, what
 * a bare label asks, a question with the choices that say more than it does, and what questions say of skills beside the person's own `skills`. The vectors belong into `FormModels.vectors`, by these texts.
 */
export function meaningTexts(
  questions: readonly FormQuestion[],
  posting: Posting,
  skills: readonly string[] = [],
): string[] {
  const all = questions.flatMap((shown) => {
    const read = asRead(shown);
    const part = askingPart(read);
    const asked = [read, ...(part === null ? [] : [part]), ...bareQuestions(read)];
    const choices = withChoices(read);
    const texts = [
      ...asked.map((question) => askedWords(question, posting)),
      ...(choices === null ? [] : [choices]),
    ];
    // Only who recorded skills is asked of one by another name.
    const phrases = skills.length === 0 ? [] : asked.map(({ label }) => phraseOf(label));
    return [...texts.map((text) => meaningText(text, posting)), ...phrases.filter((text) => text !== '')];
  });
  return [...new Set([...all, ...skills.map(skillText)])];
}
