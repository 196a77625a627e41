import { plainWords } from '#engines/text/index.ts';
import type { Circumstances } from './mail.ts';
import { CUSTOMER, NOISE_HEAD, NOTHING_NEW, OTHER_KIND, SURE_FRAUD } from './phrases/noise.data.ts';

/** Characters of sender and subject that are read. */
export const HEADER = 400;
/** Characters of the text that say what kind of mail it is. */
const OPENING = 240;

/** Words of work and of applications for it. */
export const ABOUT_WORK =
  /\b(appl(y|ied|ying|ication|icant)s?|positions?|roles?|jobs?|candidates?|candidacy|candidature|poste|postul\w+|interviews?|entrevue|entretien|hir(e|ing)|recruit\w*|recrutement|resume|cv|emploi|competition|concours|employment|embauche|background|qualifications?|assessment|team|equipe|start|career|join (us|our team|the team))\b/;
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** Whether the person wrote it themselves. */
export const isOwn = (mail: { from: string }, { email }: Circumstances): boolean =>
  email !== undefined && addressIn(mail.from).toLowerCase() === email.toLowerCase();

/** What kind of mail one is that is none of the answers an employer gives; null when it may be one. */
export function otherMail(
  mail: { from: string; subject: string },
  told: string,
  about: Circumstances,
  cues: number,
): string | null {
  if (isOwn(mail, about)) return 'own';
  const head = plainWords(`${mail.from.slice(0, HEADER)} ${mail.subject}`);
  const opening = plainWords(`${mail.subject} ${told.slice(0, OPENING)}`);
  const kind =
    NOISE_HEAD.find(([sign]) => sign.test(head)) ??
    (cues === 0 || about.linked !== true ? NOISE_HEAD.find(([sign]) => sign.test(opening)) : undefined);
  if (kind !== undefined) return kind[1];
  const whole = plainWords(`${mail.subject} ${told}`);
  const unchanged = NOTHING_NEW.find(([sign]) => sign.test(whole));
  if (unchanged !== undefined) return unchanged[1];
  if (about.linked !== true && OTHER_KIND.test(whole)) return 'otherKind';
  if (CUSTOMER.test(whole) && !ABOUT_WORK.test(whole)) return 'customer';
  if (SURE_FRAUD.test(whole)) return 'fraud';
  return null;
}
