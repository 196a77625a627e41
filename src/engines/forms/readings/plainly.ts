import type { FormQuestion } from '#contract/career/form.ts';
import { inOneLanguage } from './bilingual.ts';
import { withPercent } from './shares.ts';
import { withMoving } from './settling.ts';
import { withoutLetters } from './lettered.ts';
import { withoutShortForms } from './short-forms.ts';
import { withVous } from './familiar.ts';
import { inEnglish } from './german.ts';
import { withAntecedent, withItsVerb } from './ellipsis.ts';

/** A question in words that what answers questions knows: German in English, "tu" as "vous", French beside English as English, short forms in full, the verb that is left out, choices without letters; any other as it stands. */
export function asRead(shown: FormQuestion): FormQuestion {
  const apart = withoutLetters(shown) ?? shown;
  const full = withoutShortForms(apart) ?? apart;
  const moving = withMoving(full) ?? full;
  const question = withPercent(moving) ?? moving;
  return (
    inOneLanguage(question) ??
    inEnglish(question) ??
    withVous(question) ??
    withAntecedent(question) ??
    withItsVerb(question) ??
    question
  );
}
