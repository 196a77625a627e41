import { FAREWELL } from './cues-no.data.ts';
import type { Hints } from './decide.ts';
import type { Sentence } from '#engines/replies/learned/signs.ts';
import { UNDECIDED, WORK_ARRIVED } from './noise.data.ts';
import { callsOff, CHOICE_MADE, LIVES_ON, ON_HOLD, renews } from './sides.data.ts';

/** Words of a mail that leaves the answer open: good wishes in it close nothing. */
const CHANCE_LEFT = /\b(if|should you|otherwise|si|s il|sinon|lorsque|whether)\b/;
/** Sentences from an invitation on in which its details stand. */
const DETAILS = 4;
const DETAIL =
  /\b((mon|tues?|wednes|thurs?|fri|sat|satur|sun)(day)?|lundi|mardi|mercredi|jeudi|vendredi|samedi|tomorrow|demain|(next|this) week|cette semaine|semaine prochaine|\d{1,2} (h|am|pm|a m|p m)|\d{1,2}h\d*|https?|calendly|link|lien|slots?|creneaux?|plages?|ci joint|attached|minutes|what time|mornings?|afternoons?|\d{3} \d{3} \d{4})\b/;
const WHEN = /\b(when|quand)\b/;
const TO_YOU = /\b(you|u|your|ur|yours|vous|votre|vos|tu|ton|ta|tes)\b/;

/** What stands beside the answers of a mail; `mail` says whether it carries a calendar part and is about an application. */
export function hintsIn(
  lines: readonly Sentence[],
  mail: { calendar: boolean; linked: boolean | undefined },
): Hints {
  return {
    undecided: lines.some(({ read }) => UNDECIDED.test(read) || ON_HOLD.test(read) || LIVES_ON.test(read)),
    livesOn: lines.some(({ read }) => LIVES_ON.test(read)),
    onHoldIn: (at: number) => ON_HOLD.test(lines[at]?.read ?? ''),
    choiceMade: lines.some(({ read }) => CHOICE_MADE.test(read)),
    calledOff: lines.some(({ read }) => callsOff(read)) && !lines.some(({ read }) => renews(read)),
    workArrived: lines.some(({ read }) => WORK_ARRIVED.test(read)),
    farewell:
      lines.some(({ read }) => FAREWELL.test(read)) && !lines.some(({ read }) => CHANCE_LEFT.test(read)),
    asks: lines.some(({ written, read }) => written.endsWith('?') && TO_YOU.test(read)),
    undecidedIn: (at: number) => UNDECIDED.test(lines[at]?.read ?? ''),
    toYou: (at: number) => TO_YOU.test(lines[at]?.read ?? ''),
    definite: (at: number) =>
      mail.calendar ||
      lines
        .slice(at, at + DETAILS)
        .some(({ written, read }) => DETAIL.test(read) || (written.endsWith('?') && WHEN.test(read))),
    linked: mail.linked,
  };
}
