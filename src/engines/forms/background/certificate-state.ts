import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { factIds, type FormContext } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import type { Message } from '#localization/types.ts';

export type Certificate = FormContext['master']['resume']['certificates'][number];

export const ENDED =
  /\b(expired|lapsed|ran out|out of date|not current|expiree?|perimee?|echue?|abgelaufen)\b/;
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
