import { wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { factIds, type FormContext, type Outcome } from '#engines/forms/context.ts';
import { dayNamed } from '#engines/forms/choices/days.ts';
import { type AskedQuestion, isPlain, sayYesOrNo, wantsYesOrNo } from '#engines/forms/screening/asked.ts';
import { fold } from '#engines/text/index.ts';
import { certificateNearly } from './certificate-names.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import type { Message } from '#localization/types.ts';

export type Certificate = FormContext['master']['resume']['certificates'][number];

export const ENDED =
  /\b(expired|lapsed|ran out|run out|runs out|out of date|not current|not (in date|valid)|no longer|ceased|past its|expirees?|perimee?s?|echue?s?|abgelaufen|(?:ne|n) (?:l )?(?:est|sont|suis) plus)\b/;
/** That something has not ended, which is that it stands: "that haven't run out", "(pas échue)". */
const NOT_ENDED =
  /\b((that|which|and|but|qui|et) )*((has|have|had|is|are|does|do|will) )?((not|n t|never|pas|sans etre)( (yet|encore|since|been|already|deja))*|(ne|n) (\w+ )?(pas|jamais|point)( (encore|ete))*) (expired|expd|expire|lapsed|lapse|run out|ran out|out of date|ceased|expirees?|perimee?s?|echue?s?)\b/g;
/** A text without what says so; a question that asks whether it has not ended stays. */
export const withoutNotEnded = (text: string): string =>
  /^(has|have|is|are|does|do|est|n est|a|n a)\b[^.]{0,40}\b(not|pas)\b/.test(text) &&
  /^(has|is|does|est|n est)\b/.test(text)
    ? text
    : text
        .replaceAll(/\b(has|have|is|are|does|do)n t\b/g, '$1 not')
        .replaceAll(NOT_ENDED, ' ')
        .replaceAll(/ {2,}/g, ' ')
        .trim();

/** On the way to it, which is not holding it. */
export const PENDING = new RegExp(`(?!en cours de validite)${wordFor('certificate state: pending').source}`);

/** Whether a certificate is valid on a day (`YYYY-MM-DD`): one without an end is. */
export const isCurrent = ({ validUntil }: Certificate, today: string): boolean =>
  validUntil === undefined || validUntil >= today.slice(0, validUntil.length);

/** Whether an entry says that its holder is still on the way to what it names. */
export const isPending = ({ name }: Certificate): boolean => PENDING.test(plainLabel(name));

/** What reaches to a day, and not beyond it or from it. */
const THROUGH =
  /\b(?:until|till|through|past|beyond|as late as|jusqu (?:au?|en)|au dela d(?:u|e)|(?:valid|good|current|in date|in force|valide|en vigueur) (?:on|to|le))(?: the| le| end of| la fin d(?:u|e))* $/;
/** Of another day than the one on which it ends, or put the other way round. */
const NOT_ITS_END = wordFor('certificate state: not its end');

/** Whether something that ends on a day or in a month (`YYYY-MM`) lasts through all that a text reaches to; null where the text names no such day, or it is not sure. */
function lastsThrough(plain: string, end: string, today: string): boolean | null {
  const day = dayNamed(plain, today);
  if (day === null || !THROUGH.test(plain.slice(0, plain.indexOf(day.said)))) return null;
  const [first, last] = [day.from.slice(0, end.length), day.to.slice(0, end.length)];
  const isSure = end > last || end < first || (end.length === day.to.length && day.from === day.to);
  return isSure ? end >= last : null;
}

/** Whether the one certificate that a question names still stands on a day that it names: "has to run past 31 March 2027". */
export function standsUntil(asked: AskedQuestion): Outcome | null {
  const { question, context } = asked;
  if (!wantsYesOrNo(asked)) return null;
  const said = question.help.includes(question.label) ? question.help : question.label;
  const plain = fold(said.replaceAll(/\([^()]*\)/g, ' ')).replaceAll(/['’]/g, ' ');
  if (isPlain(plainLabel(said)) !== true || NOT_ITS_END.test(plain)) return null;
  const { certificates } = context.master.resume;
  const day = dayNamed(plain, context.today);
  const index = day === null ? -1 : certificateNearly(plainLabel(plain.replace(day.said, ' ')), certificates);
  const { validUntil = '' } = certificates[index] ?? {};
  const lasts = validUntil === '' ? null : lastsThrough(plain, validUntil, context.today);
  return lasts === null
    ? null
    : sayYesOrNo(asked, lasts, derivedFrom(messages.message('endOnList'), index, context));
}

/** A source for what is worked out from one recorded certificate. */
export const derivedFrom = (rule: Message, index: number, context: FormContext): ValueSource => ({
  kind: 'derived',
  rule,
  fact_ids: factIds(context.master, [`/certificates/${index}`]),
  label: messages.message('fromCertificates'),
});
