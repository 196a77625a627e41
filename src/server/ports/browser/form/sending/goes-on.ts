import type { LiveButton } from '#server/ports/browser/form/buttons.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import {
  FINISH,
  NEVER_PRESS,
  NEXT,
  OPEN,
  RECEIVED,
  SEND,
  STEP_OF,
  SUBMIT_PART,
  THANKED_FOR,
  UNFINISHED,
} from '#server/ports/browser/form/phrases.data.ts';
import { plain } from '#server/ports/browser/form/text.ts';
import type { Signs } from './signs.ts';

/** A page after the click, as far as it matters for whether it goes on. */
export interface PageAfter {
  signs: Pick<Signs, 'text' | 'thanked'>;
  fields: readonly Pick<LiveField, 'label'>[];
  buttons: readonly Pick<LiveButton, 'words' | 'isLink'>[];
}

/** What a page offers beside its thanks: an account, news, another application. */
const BESIDE =
  /\b(account|compte|sign ?up|register|s'inscrire|inscription|subscribe|abonner|alerts?|alertes?|newsletter|infolettre|feedback|survey|sondage|another|other|again|autres?|encore)\b/;
/** What only answers or a part of it was kept as: no word of the application itself. */
const OF_A_PART = /\b(answers?|response|reponses?|formulaire|form|message|request|enquiry|demande)\b/;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => plain(line))
    .filter(Boolean);

/** Whether a page says of a step that more come after it. */
const isAmidSteps = (text: string): boolean =>
  [...text.matchAll(STEP_OF)].some(([, step, of]) => Number(step) < Number(of));

const waysOn = ({ buttons }: PageAfter) =>
  buttons.filter(
    ({ words, isLink }) =>
      !isLink &&
      !BESIDE.test(words) &&
      !NEVER_PRESS.test(words) &&
      !OPEN.test(words) &&
      [SEND, FINISH, NEXT, SUBMIT_PART].some((one) => one.test(words)),
  );

/** Whether a line that was not there before the click says that the application itself has come. */
function saysReceived(before: Pick<Signs, 'text'>, { signs }: PageAfter, holdsQuestions: boolean): boolean {
  const known = new Set(linesOf(before.text));
  return linesOf(signs.text).some(
    (line) =>
      !known.has(line) &&
      (RECEIVED.some((one) => one.test(line)) || THANKED_FOR.test(line)) &&
      !(holdsQuestions && OF_A_PART.test(line)),
  );
}

/**
 * Whether the page went on to another step after the click instead of taking the application: other questions, or a review,
 * with a button that leads on. What says of the application itself that it has come does not go on, whatever else it asks.
 */
export function goesOn(
  before: { signs: Pick<Signs, 'text'>; fields: readonly Pick<LiveField, 'label'>[] },
  now: PageAfter,
): boolean {
  const ways = waysOn(now);
  if (ways.length === 0) return false;
  const asked = new Set(before.fields.map(({ label }) => plain(label)));
  const same = now.fields.filter(({ label }) => asked.has(plain(label))).length;
  // Another step has questions of its own; the same form shown again is none.
  if (now.fields.length > 0 && same * 2 >= now.fields.length) return false;
  const holdsQuestions = now.fields.length > 0;
  const isLeft = holdsQuestions || ways.some(({ words }) => SEND.test(words) || SUBMIT_PART.test(words));
  const text = plain(now.signs.text);
  const isAmid = isAmidSteps(text) || UNFINISHED.some((one) => one.test(text));
  if (saysReceived(before.signs, now, holdsQuestions)) return isAmid && isLeft;
  // Bare thanks end an application where nothing is left to answer or to send.
  return isAmid || isLeft || !now.signs.thanked;
}
