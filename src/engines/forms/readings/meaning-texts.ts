import type { FormQuestion } from '#contract/career/form.ts';
import type { Posting } from '#contract/career/posting.ts';
import { meaningText } from '#engines/forms/understanding/learned/index.ts';
import { barely } from '#engines/forms/understanding/topics.ts';
import { askingPart } from './asking.ts';
import { bareQuestions } from './bare-labels.ts';
import { asRead } from './plainly.ts';

/**
 * What the sentence encoder is to be asked before a form is planned, each text once: its questions, their parts that ask by themselves, and
 * what a bare label asks. The vectors belong into `FormModels.vectors`, by these texts.
 */
export function meaningTexts(questions: readonly FormQuestion[], posting: Posting): string[] {
  const texts = questions.flatMap((shown) => {
    const read = asRead(shown);
    const part = askingPart(read);
    const asked = [read, ...(part === null ? [] : [part]), ...bareQuestions(read)];
    return asked.map((question) => meaningText(barely(question), posting));
  });
  return [...new Set(texts)];
}
