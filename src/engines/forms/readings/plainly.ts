import type { FormQuestion } from '#contract/career/form.ts';
import { inOneLanguage } from './bilingual.ts';
import { withPercent } from './shares.ts';
import { withMoving } from './settling.ts';
import { withoutLetters } from './lettered.ts';
import { withoutShortForms } from './short-forms.ts';
import { withoutBounds } from './unlimited.ts';
import { withVous } from './familiar.ts';
import { putStraight } from './sentences/indirect.ts';
import { inEnglish } from './german.ts';
import { withAntecedent, withItsVerb } from './ellipsis.ts';

/** What ties a question to the one before it and asks nothing: "In other words, …", "Autrement dit, …". */
const TIE =
  /^(?:in other words|that is(?: to say)?|autrement dit|c['’]est-à-dire|(?:and )?(?:finally|lastly)|(?:et )?enfin|bref|next|ensuite|first of all|(?:tout )?d['’]abord)\s*[,:]\s*(?=\p{L})/iu;
const withoutTie = (question: FormQuestion): FormQuestion =>
  TIE.test(question.label) ? { ...question, label: question.label.replace(TIE, '') } : question;

/** A question in words that what answers questions knows: German in English, "tu" as "vous", French beside English as English, short forms in full, the verb that is left out, bounds that are taken away, choices without letters; any other as it stands. */
export function asRead(shown: FormQuestion): FormQuestion {
  const apart = withoutLetters(withoutTie(shown)) ?? withoutTie(shown);
  const free = withoutBounds(apart) ?? apart;
  const full = withoutShortForms(free) ?? free;
  const straight = putStraight(full) ?? full;
  const moving = withMoving(straight) ?? straight;
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
