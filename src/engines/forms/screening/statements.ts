import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { topicName, topicParameter } from '#engines/forms/understanding/topics.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { ticked } from '#engines/forms/saying/displayed.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type Asked, isPlain, pick, sayPlainly, sayYesOrNo, wantsYesOrNo } from './asked.ts';
import { patternOf } from '#engines/forms/background/language-levels.ts';
import { CONTRADICTION, knownOf, sideOf } from './told.ts';

/** A statement of the person's own, such as an accommodation: used only where it was given for this very question. */
export function ownStatement(asked: Asked): Outcome | null {
  const known = knownOf(asked.context, topicName(asked.topic));
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const side = sideOf(known.value);
  if (side !== null) return sayPlainly(asked, side, known.source);
  return typeof known.value === 'string' && !wantsYesOrNo(asked)
    ? fit(asked.question, known.value, known.source)
    : null;
}

/** What was told in words or as a figure, where the form leaves room for just that. */
export function toldInWords(asked: Asked): Outcome | null {
  const known =
    knownOf(asked.context, topicName(asked.topic), topicParameter(asked.topic)) ??
    knownOf(asked.context, topicName(asked.topic));
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const { value, source } = known;
  if (wantsYesOrNo(asked) || (typeof value !== 'string' && typeof value !== 'number')) return null;
  return fit(asked.question, String(value), source);
}

const MORE_THAN_CONVICTED =
  /charg|arrest|pending|accus|traffic|investigat|en cours|pardon|suspension|discrimin|expung/;

/** A record of convictions: only a no that was told, and only where nothing wider than convictions is asked. */
export function recordOutcome(asked: Asked): Outcome | null {
  const known = knownOf(asked.context, 'criminal.convictions');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  if (sideOf(known.value) !== false || MORE_THAN_CONVICTED.test(asked.text))
    return missing(messages.message('legal'));
  return sayPlainly(asked, false, known.source);
}

/** A security clearance as told: none, or its level by name. */
export function clearanceOutcome(asked: Asked): Outcome | null {
  const known = knownOf(asked.context, 'clearance');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const { question, text } = asked;
  const level = plainLabel(String(known.value));
  const none = /^(none|no|false|aucune?)$/.test(level);
  if (isPlain(text) !== true || /obtain|eligible|willing|able to|undergo|ever|previously|obtenir/.test(text))
    return missing(messages.message('clearanceNotThis'));
  if (wantsYesOrNo(asked)) {
    if (none) return sayYesOrNo(asked, false, known.source);
    return ` ${text} `.includes(` ${level} `)
      ? sayYesOrNo(asked, true, known.source)
      : missing(messages.message('clearanceNotThis'));
  }
  if (question.options.length === 0) return fit(question, String(known.value), known.source);
  return none
    ? pick(
        asked,
        ({ label }) =>
          /^(none|no clearance|no|aucune?|i do not (have|hold).*|not cleared)$/.test(plainLabel(label)),
        known.source,
      )
    : fit(question, String(known.value), known.source);
}

/** The language to write in, as told. */
export function correspondenceOutcome(asked: Asked): Outcome | null {
  const known = knownOf(asked.context, 'language.correspondence');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const pattern = patternOf(String(known.value));
  if (asked.question.options.length === 0 || pattern === undefined) return null;
  return pick(asked, ({ label }) => pattern.test(plainLabel(label)), known.source);
}

const NEWS = /\b(news|newsletters?|marketing|promotion\w*|events?|actualites|infolettres?|nouvelles)\b/;
const POOL = /\b(openings?|opportunit\w*|positions?|roles?|vacanc\w*|postes?|talent|emplois?)\b/;

/** Whether news and talent pool, where a question asks for both, were told alike. */
const wishesAgree = ({ context }: Asked, side: boolean): boolean =>
  ['consent.marketing', 'consent.talent_pool'].every((meaning) => {
    const told = knownOf(context, meaning);
    return told !== null && told !== 'contradiction' && sideOf(told.value) === side;
  });

const BOXES = /^(consent\.(marketing|talent_pool|sms)|follow_company)/;

/** Wishes of others as told: news, talent pools, text messages; turned over when a box says not to. */
export function wishOutcome(asked: Asked): Outcome | null {
  const known = knownOf(asked.context, topicName(asked.topic));
  if (known === null || !BOXES.test(asked.topic)) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const side = sideOf(known.value);
  if (side === null) return null;
  if (NEWS.test(asked.text) && POOL.test(asked.text) && !wishesAgree(asked, side))
    return missing(messages.message('newsAndPlaces'));
  const refuses = /\b(not|don t|opt out|unsubscribe|ne|pas|no longer|refuse)\b/.test(asked.text);
  if (
    refuses &&
    !/^(i do not|i don t|please do not|do not|tick .{0,40}(not|don t)|check .{0,40}(not|don t)|opt out|je ne)/.test(
      asked.text,
    )
  )
    return missing(messages.message('tickUnclear'));
  const yes = refuses ? !side : side;
  if (asked.question.kind === 'consent') return { ...ticked(yes), source: known.source };
  return sayYesOrNo(asked, yes, known.source);
}

/** Relatives, referrals and the like: only what was told for this employer. */
export function relationOutcome(asked: Asked, meaning: string): Outcome | null {
  const known = knownOf(
    { ...asked.context, told: (asked.context.told ?? []).filter(({ company }) => company !== undefined) },
    meaning,
  );
  if (known === null || known === 'contradiction') return null;
  const side = sideOf(known.value);
  // Relatives are not everybody one knows.
  if (side === false && /\b(knows?|known|friends?|acquaint\w*|connai\w*|amie?s?)\b/.test(asked.text))
    return null;
  if (side !== null)
    return wantsYesOrNo(asked) && isPlain(asked.text) === true ? sayYesOrNo(asked, side, known.source) : null;
  if (typeof known.value !== 'string') return null;
  return wantsYesOrNo(asked) ? null : fit(asked.question, known.value, known.source);
}

/** Questions that what was told in words or as a figure answers as it stands. */
export const IN_WORDS = [
  'licence.number',
  'name.preferred',
  'phone.type',
  'hours.per_week',
  'location.preferred',
  'education.gpa',
  'contact.best_time',
  'work_auth.expiry',
  'date_of_birth',
];
