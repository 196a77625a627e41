import type { ReplyLabel } from './phrases/decide.ts';
import type { Circumstances } from './mail.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import { guessLanguage, plainWords } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from './messages.ts';
import { agreed } from './learned/agree.ts';
import { ownWords, speaksToSoftware, toldWords } from './clean.ts';
import type { CueLabel } from './phrases/cues.data.ts';
import { type Verdict, weigh } from './phrases/decide.ts';
import { hintsIn } from './phrases/hints.ts';
import { ABOUT_WORK, HEADER, isOwn, otherMail } from './kind.ts';
import { likelihoodsOf } from './learned/likelihood.ts';
import { kindOf } from './learned/signs.ts';
import { linesOf, signsNow } from './lines.ts';
import type { Mail } from './mail.ts';
import { FRAUD } from './phrases/noise.data.ts';
import { cuesIn } from './phrases/find.ts';
import { OWN_CASE, TO_MANY } from './phrases/sides.data.ts';
import { viewTold } from './viewed/told.ts';

export interface Reply {
  label: ReplyLabel;
  /** One sentence saying what the label rests on. */
  because: Message;
  /** What an abstention would have said if it had to; null when there is nothing to go by. */
  likely?: CueLabel | null;
  language: 'en' | 'fr';
  /** The sentence that tells that somebody opened the application, whatever else the mail says; absent when none does. */
  viewed?: string;
}

/** Notions and pairs of them that a mail has to show before its signs are weighed. */
const LEAST_NOTIONS = 12;

const TO_ANYBODY: Verdict = { label: 'noise', because: messages.message('toMany') };

/**
 * What an employer's mail says, from its subject and its own words in English or French; quoted mail, signature and
 * passages written to software are not read. Abstains when nothing plain is said, when sentences contradict each other,
 * or when the mail is doubtful: a wrong label would move an application, a missing one only asks the person to look. `model`: what mails say, by their signs (`assets/models/mail-answers`).
 */
export function classifyReply(mail: Mail, about: Circumstances, model: LinearModel): Reply {
  const reply = meaningOf(mail, about, model);
  // A refusal tells of the reading as a manner of speaking.
  const counts = reply.label !== 'rejected' && !isOwn(mail, about);
  const viewed = counts ? viewTold(mail, about, reply.likely === 'rejected') : null;
  return viewed === null ? reply : { ...reply, viewed };
}

function meaningOf(mail: Mail, about: Circumstances, model: LinearModel): Reply {
  const subject = mail.subject.slice(0, HEADER);
  const own = ownWords(mail.text);
  const told = toldWords(mail.text);
  const language = guessLanguage(`${subject}\n${own}`);
  const whole = plainWords(`${subject} ${told}`);
  const { lines, calendar } = linesOf(mail, about);
  const linked = about.linked === true;
  const found = cuesIn(lines, whole);
  const other = otherMail({ ...mail, subject }, told, about, found.size);
  if (other !== null)
    return { label: 'noise', because: messages.message('looksLike', { kind: other }), language };
  if (FRAUD.test(whole))
    return { label: linked ? 'abstain' : 'noise', because: messages.message('fraud'), language };
  if (speaksToSoftware(own) && !linked)
    return { label: 'noise', because: messages.message('toSoftware'), language };
  if (!ABOUT_WORK.test(whole) && !linked && !calendar)
    return {
      label: about.linked === false && found.size === 0 ? 'noise' : 'abstain',
      because: messages.message('notAboutWork'),
      language,
    };
  const hints = hintsIn(lines, { calendar, linked: about.linked });
  const toAnybody = found.size === 0 && TO_MANY.test(plainWords(own)) && !OWN_CASE.test(whole);
  const byPhrases = toAnybody ? TO_ANYBODY : weigh(found, hints);
  const signs = signsNow(lines, { from: mail.from, linked });
  const notions = [...signs].filter((sign) => kindOf(sign) === 'notion').length;
  // What the weights were learned from was known to be linked or not, and said more than a greeting.
  if (about.linked === undefined || notions < LEAST_NOTIONS) return { ...byPhrases, language };
  const weighed = {
    lines,
    model,
    open: hints.undecided,
    linked,
    byWords: about.byWords === true,
    calendar,
  };
  return { ...agreed(byPhrases, likelihoodsOf(signs, model), weighed), language };
}
