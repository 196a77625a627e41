import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { factIds, type FormContext } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import type { Message } from '#localization/types.ts';

export type Certificate = FormContext['master']['resume']['certificates'][number];

export const ENDED =
  /\b(expired|lapsed|ran out|run out|runs out|out of date|not current|not (in date|valid)|no longer|ceased|past its|expirees?|perimees?|echues?|abgelaufen|(?:ne|n) (?:l )?(?:est|sont|suis) plus)\b/;
/** That something has not ended, which is that it stands: "that haven't run out", "(pas échue)". */
const NOT_ENDED =
  /\b((that|which|and|but|qui|et) )*((has|have|had|is|are|does|do|will) )?((not|n t|never|pas|sans etre)( (yet|encore|since|been|already|deja))*|(ne|n) (\w+ )?(pas|jamais|point)( (encore|ete))*) (expired|expd|expire|lapsed|lapse|run out|ran out|out of date|ceased|expirees?|perimees?|echues?)\b/g;
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
export const PENDING =
  /\b(candidate?s?|applied|awaiting|pending|studying|in progress|in training|student|enrolled|etudiante?|stagiaire|en cours|en voie)\b/;

/** Whether a certificate is valid on a day (`YYYY-MM-DD`): one without an end is. */
export const isCurrent = ({ validUntil }: Certificate, today: string): boolean =>
  validUntil === undefined || validUntil >= today.slice(0, validUntil.length);

/** Whether an entry says that its holder is still on the way to what it names. */
export const isPending = ({ name }: Certificate): boolean => PENDING.test(plainLabel(name));

/** A source for what is worked out from one recorded certificate. */
export const derivedFrom = (rule: Message, index: number, context: FormContext): ValueSource => ({
  kind: 'derived',
  rule,
  fact_ids: factIds(context.master, [`/certificates/${index}`]),
  label: messages.message('fromCertificates'),
});
