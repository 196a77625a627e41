import type { LinearModel } from '#engines/classifier/index.ts';
import { guessLanguage } from '#engines/text/index.ts';
import { ownWords, speaksToSoftware } from './clean.ts';
import { decide, says, type Verdict } from './decide.ts';
import { likelihoodsOf } from './learned/likelihood.ts';
import { likelihoodsByMeaning, meaningText, seenBy, telling, type Meanings } from './learned/meaning.ts';
import { linesOf, signsNow } from './lines.ts';
import { HEADER, isOwn, type Circumstances, type Mail } from './mail.ts';
import { text as messages } from './messages.ts';
import { linksToOwnPage } from './proof.ts';
import { viewTold } from './viewed/told.ts';

export interface Reply extends Omit<Verdict, 'likely'> {
  /** What the person is asked to confirm where nothing is decided; null or absent when there is nothing to go by. */
  likely?: Verdict['likely'] | null;
  language: 'en' | 'fr';
  /** The sentence that tells that somebody opened the application, whatever else the mail says; absent when none does. */
  viewed?: string;
}

const ONLY_VIEWED: Verdict = {
  label: 'noise',
  because: messages.message('looksLike', { kind: 'seen' }),
};

/**
 * What an employer's mail says, from its subject and its own words in English or French; quoted mail, signature and
 * passages written to software are not read. Abstains when nothing plain is said, when the model (`assets/models/mail-answers`) and
 * the rules find different things, or when the mail is doubtful: a wrong label would move an application, a missing one only asks
 * the person to look. Without `meanings`, or where one of their vectors is missing, it goes by words alone and moves less.
 */
export function classifyReply(
  mail: Mail,
  about: Circumstances,
  model: LinearModel,
  meanings?: Meanings,
): Reply {
  const own = ownWords(mail.text);
  const language = guessLanguage(`${mail.subject.slice(0, HEADER)}\n${own}`);
  const reply = { ...meaningOf(mail, own, about, { model, meanings }), language };
  // A refusal tells of the reading as a manner of speaking.
  const counts = reply.label !== 'rejected' && !isOwn(mail, about);
  const viewed = counts ? viewTold(mail, about, reply.likely === 'rejected') : null;
  if (viewed === null) return reply;
  const saysNothingElse = telling(linesOf(mail, about).lines.slice(1)).length === 1;
  const onlyViewed = reply.label === 'abstain' && (reply.likely === 'received' || saysNothingElse);
  return onlyViewed ? { ...ONLY_VIEWED, language, viewed } : { ...reply, viewed };
}

/** The texts of a mail whose vectors `classifyReply` takes. */
export const meaningTexts = (mail: Mail, about: Circumstances): string[] =>
  telling(linesOf(mail, about).lines).map(meaningText);

function meaningOf(
  mail: Mail,
  own: string,
  about: Circumstances,
  { model, meanings }: { model: LinearModel; meanings: Meanings | undefined },
): Verdict {
  if (isOwn(mail, about)) return { label: 'noise', because: messages.message('looksLike', { kind: 'own' }) };
  const linked = about.linked === true;
  if (speaksToSoftware(own) && !linked) return { label: 'noise', because: messages.message('toSoftware') };
  const { lines, planned } = linesOf(mail, about);
  // Anybody can send a calendar part: one from a stranger is read as words are.
  if (planned !== null && about.byWords !== true) return { label: 'interview', because: says(planned) };
  if (lines.every(({ read }, at) => at === 0 || read === ''))
    return { label: 'abstain', because: messages.message('nothingFound') };
  const words = likelihoodsOf(signsNow(lines, mail, linked), model);
  const meaning = meanings === undefined ? null : likelihoodsByMeaning(lines, linked, meanings);
  return decide({
    lines,
    ...seenBy(words, meaning),
    model,
    linked,
    byWords: about.byWords === true,
    placed: about.placed === true,
    ownPage: linksToOwnPage(mail),
  });
}
