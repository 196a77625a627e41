import { wordAloneFor } from '#engines/lexicon/index.ts';
import type { Outcome } from '#engines/forms/context.ts';
import { type AskedQuestion, type Option, pick } from '#engines/forms/screening/asked.ts';
import { DENIED, isDecline, plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { certificateAsked, certificateNearly, namesNone } from './certificate-names.ts';
import {
  type Certificate,
  derivedFrom,
  ENDED,
  isCurrent,
  isPending,
  PENDING,
  withoutNotEnded,
} from './certificate-state.ts';

type State = 'current' | 'ended' | 'pending' | 'never' | 'declined';

function stateSaid({ label }: Option): State {
  const plain = withoutNotEnded(plainLabel(label));
  if (isDecline(label)) return 'declined';
  if (ENDED.test(plain)) return 'ended';
  if (PENDING.test(plain)) return 'pending';
  return DENIED.test(plain) ? 'never' : 'current';
}

/** That what is held stands as well. */
const STANDS = /\b(valid\w*|vigueur|current|in (?:date|force)|a jour|up to date|active|good standing)\b/;
const firstOf = ({ label }: Option): string => plainLabel(label).split(' ')[0] ?? '';

/** What each choice says of a certificate; held like the one that says it stands, but without saying so, is past its end. */
function statesOf(options: readonly Option[]): State[] {
  const states = options.map(stateSaid);
  const standing = options.filter(
    ({ label }, at) => states[at] === 'current' && STANDS.test(plainLabel(label)),
  );
  const [stands] = standing;
  if (stands === undefined || standing.length > 1 || !states.includes('never') || states.includes('ended'))
    return states;
  return states.map((state, at) => {
    const option = options[at];
    const isAlike = option !== undefined && option !== stands && firstOf(option) === firstOf(stands);
    return state === 'current' && isAlike ? 'ended' : state;
  });
}

/** How many words of a choice a certificate is called by; of one that says another word as well, none. */
function shared({ label }: Option, { name, issuer }: Certificate): number {
  const called = new Set(plainLabel(`${name} ${issuer}`).split(' '));
  const words = plainLabel(label)
    .split(' ')
    .filter((word) => !SAYING.test(word));
  return words.every((word) => called.has(word)) ? words.length : 0;
}
const SAYING = wordAloneFor('credential-choices: saying');

/**
 * Of choices such as "current", "lapsed", "candidate" and "never" the one that is so of a recorded certificate, which the question names or what
 * is said around it; of several for its state the one in its words. Null for other choices.
 */
export function stateOf(asked: AskedQuestion): Outcome | null {
  const { context, question, text } = asked;
  const { certificates } = context.master.resume;
  const states = statesOf(question.options);
  if (new Set(states.filter((state) => state !== 'declined')).size < 2 || !states.includes('current'))
    return null;
  const [index = -1] = [text, plainLabel(question.help)]
    .flatMap((line) => [certificateAsked(line, certificates), certificateNearly(line, certificates)])
    .filter((at) => at >= 0);
  const certificate = certificates[index];
  if (certificate === undefined) return null;
  const own = isPending(certificate)
    ? 'pending'
    : isCurrent(certificate, context.today)
      ? 'current'
      : 'ended';
  const fitting = question.options.filter((_, at) => states[at] === own);
  const most = Math.max(...fitting.map((option) => shared(option, certificate)));
  const holds =
    fitting.length === 1
      ? fitting
      : fitting.filter((option) => most > 0 && shared(option, certificate) === most);
  return holds.length === 1
    ? pick(asked, (option) => holds.includes(option), derivedFrom(messages.message('onList'), index, context))
    : null;
}

/**
 * The certificate that a question names whose name goes on as a choice does, "Grade B" of "PSIRA registration, Grade B", or -1 for a choice that is none
 * of it; null where no name goes on with the words in which the choices differ.
 */
function certificateCompleted(
  text: string,
  choice: string,
  certificates: readonly Certificate[],
): number | null {
  const [kind = '', value = '', ...more] = choice.split(' ');
  if (!/^\p{L}{3,}$/u.test(kind) || !/^([a-z]|\d{1,2}|[ivx]{1,4})$/.test(value) || more.length > 0)
    return null;
  const index = certificateAsked(text.replaceAll(new RegExp(`\\b${kind}\\b`, 'g'), ' ').trim(), certificates);
  const name = ` ${plainLabel(certificates[index]?.name ?? '')} `;
  if (index < 0 || !name.includes(` ${kind} `)) return null;
  return name.includes(` ${choice} `) ? index : -1;
}

/** Of the choices that complete the name of one certificate the one that is recorded: "Which 608 card: Type I, Universal". */
export function oneOffered(asked: AskedQuestion): Outcome | null {
  const { context, question, text } = asked;
  const { certificates } = context.master.resume;
  const held = question.options.map(({ label }) => {
    const whole = certificateCompleted(text, plainLabel(label), certificates);
    if (whole !== null) return whole;
    const alone = certificateAsked(plainLabel(label), certificates);
    if (alone < 0) return -1;
    // What the question names beside the choice is the same one: a grade of another licence is none of this.
    return certificateAsked(`${text} ${plainLabel(label)}`, certificates) === alone ? alone : -1;
  });
  const [at, second] = held.flatMap((index, position) => (index < 0 ? [] : [position]));
  const certificate = certificates[held[at ?? -1] ?? -1];
  if (at === undefined || second !== undefined || certificate === undefined) return null;
  return isCurrent(certificate, context.today)
    ? pick(
        asked,
        (option) => option === question.options[at],
        derivedFrom(messages.message('onList'), held[at] ?? 0, context),
      )
    : null;
}

/** A question that says not which certificate it means, with what stands before it: "RCR niveau C : est-elle encore valide?" */
export function withSetting(asked: AskedQuestion): AskedQuestion {
  const { label, help, kind } = asked.question;
  if (help === '' || kind === 'multi' || !namesNone(asked.text)) return asked;
  return { ...asked, text: help.includes(label) ? plainLabel(help) : `${plainLabel(help)} ${asked.text}` };
}
