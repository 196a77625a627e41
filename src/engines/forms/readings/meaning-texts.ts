import type { FormQuestion } from '#contract/career/form.ts';
import type { Posting } from '#contract/career/posting.ts';
import { meaningText } from '#engines/forms/understanding/learned/index.ts';
import { withChoices } from '#engines/forms/understanding/by-choices.ts';
import { askedWords } from '#engines/forms/understanding/topics.ts';
import { askingPart } from './asking.ts';
import { bareQuestions } from './bare-labels.ts';
import { asRead } from './plainly.ts';

/**
 * What the sentence encoder is to be asked before a form is planned, each text once: its questions, their parts that ask by themselves, what
 * a bare label asks, and a question with the choices that say more than it does. The vectors belong into `FormModels.vectors`, by these texts.
 */
export function meaningTexts(questions: readonly FormQuestion[], posting: Posting): string[] {
  const all = questions.flatMap((shown) => {
    const read = asRead(shown);
    const part = askingPart(read);
    const asked = [read, ...(part === null ? [] : [part]), ...bareQuestions(read)];
    const choices = withChoices(read);
    const texts = [
      ...asked.map((question) => askedWords(question, posting)),
      ...(choices === null ? [] : [choices]),
    ];
    return texts.map((text) => meaningText(text, posting));
  });
  return [...new Set(all)];
}
