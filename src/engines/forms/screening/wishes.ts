import { wordFor } from '#engines/lexicon/index.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { ticked } from '#engines/forms/saying/displayed.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { sentences } from '#engines/text/index.ts';
import { refusesWish, saysOnlyToTick, wishAsked } from '#engines/forms/understanding/refusals.ts';
import { topicName } from '#engines/forms/understanding/topics.ts';
import { type AskedQuestion, isPlain, sayYesOrNo, wantsYesOrNo } from './asked.ts';
import { CONTRADICTION, isRecord, knownOf, sideOf } from './told.ts';

const NEWS = wordFor('wishes: news');
const POOL = wordFor('wishes: pool');

/** Whether news and talent pool, where a question asks for both, were told alike. */
const wishesAgree = ({ context }: AskedQuestion, side: boolean): boolean =>
  ['consent.marketing', 'consent.talent_pool'].every((meaning) => {
    const told = knownOf(context, meaning);
    return told !== null && told !== 'contradiction' && sideOf(told.value) === side;
  });

/** For whoever is not taken: what is asked for that case is asked all the same. */
const NOT_TAKEN = /^(?:if|should|si|in case|au cas où|in the event)\b[^,?]{0,120},\s*/i;

/** The same behind it: "add me to your pool, in case another job opens". */
const SHOULD_ANOTHER_COME =
  /,?\s(?:in case|should|if|au cas où|si jamais|dans l['’]éventualité où)\b[^.?!]*\b(?:another|other|autres?|similar|future|opens?|opening|vacanc\w+|ouvr\p{L}*)(?!\p{L})[^.?!]*(?=[.?!]|$)/iu;

/** The folded words of the sentence that asks, where one does, else of those that say what is wished; null where that is not sure. */
function askingOf(label: string): string | null {
  const asks = sentences(label).findLast((sentence) => sentence.endsWith('?'));
  const behind = (asks ?? label).replace(NOT_TAKEN, '').replace(SHOULD_ANOTHER_COME, '');
  const whole = saysOnlyToTick(plainLabel(behind)) ? (asks ?? label) : behind;
  return asks === undefined ? wishAsked(whole) : plainLabel(whole);
}

const BOXES = /^(consent\.(marketing|talent_pool|sms)|follow_company)/;

/** Wishes of others as told: news, talent pools, text messages; turned over when a box says not to. */
export function wishOutcome(asked: AskedQuestion): Outcome | null {
  const known = knownOf(asked.context, topicName(asked.topic));
  if (known === null || !BOXES.test(asked.topic)) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const side = sideOf(known.value);
  if (side === null) return null;
  if (/\b(share|sharing|partner\w*|third part\w*|sell|partag\w*|transm\w*|tiers)\b/.test(asked.text))
    return missing(messages.message('moreThanKnown'));
  if (NEWS.test(asked.text) && POOL.test(asked.text) && !wishesAgree(asked, side))
    return missing(messages.message('newsAndPlaces'));
  const asking = askingOf(asked.question.label);
  const refuses = asking === null ? null : refusesWish(asking);
  if (refuses === null) return missing(messages.message('tickUnclear'));
  const yes = refuses ? !side : side;
  if (asked.question.kind === 'consent') return { ...ticked(yes), source: known.source };
  return sayYesOrNo(asked, yes, known.source);
}

const TIES = wordFor('wishes: ties');

/** Somebody of the employer's own, who is no agency and no teacher. */
const OF_STAFF = wordFor('wishes: of staff');

/** Relatives, referrals and the like: only what was told for this employer. */
export function relationOutcome(asked: AskedQuestion, meaning: string): Outcome | null {
  const known = knownOf(
    { ...asked.context, told: (asked.context.told ?? []).filter(({ company }) => company !== undefined) },
    meaning,
  );
  if (known === null || known === 'contradiction') return null;
  const side = isRecord(known.value) ? sideOf(known.value.has) : sideOf(known.value);
  // Relatives are not everybody one knows, nor is a tie of blood one of business.
  if (
    side === false &&
    (TIES.test(asked.text) || /\b(knows?|known|friends?|acquaint\w*|connai\w*|amie?s?)\b/.test(asked.text))
  )
    return null;
  if (side !== null)
    return wantsYesOrNo(asked) && isPlain(asked.text) === true ? sayYesOrNo(asked, side, known.source) : null;
  if (typeof known.value !== 'string') return null;
  // Whose name was told for this employer did recommend the person there.
  const inWords = /^(short|long)$/.test(asked.question.kind);
  if (inWords && meaning === 'referral.employee_name') return fit(asked.question, known.value, known.source);
  if (
    wantsYesOrNo(asked) &&
    meaning === 'referral.employee_name' &&
    isPlain(asked.text) === true &&
    OF_STAFF.test(asked.text)
  )
    return sayYesOrNo(asked, true, known.source);
  return wantsYesOrNo(asked) ? null : fit(asked.question, known.value, known.source);
}
