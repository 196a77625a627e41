import type { Outcome } from '#engines/forms/context.ts';
import type { AskedQuestion } from '#engines/forms/screening/asked.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { sentences } from '#engines/text/index.ts';
import { dayIn, startOutcome } from './notice.ts';

/** A question that opens with whether one can begin. */
const STARTS =
  /^(can|could|would|will|are) you (be )?(able to |available to |free to |ready to )?(start|begin|join)\b|^(pouvez|pourriez) vous (commencer|debuter)\b/;
/** Whether one can be at the work by a day, wherever it puts one: "Could you be behind the desk by December 20?" */
const THERE_BY =
  /^(can|could|would|will|are) you (?:be )?(?:able to be |available to be )?(?:(?:at|in|on|behind|with|here|there|ready|up|aboard)\b.{0,40}?)(?:by|on or before|no later than|before)\b|^(pouvez|pourriez|seriez|serez) vous (?:etre )?(?:en poste|a votre poste|parmi nous|des notres|au (?:bureau|poste|travail)|sur place|pret\w*)\b.{0,30}?(?:d ici|avant|au plus tard|pour|des)\b/;
/** Where nobody is at work by a day: somewhere to live, on the way, or with a paper in hand. */
const NOT_AT_WORK =
  /\b(certif\w*|licen[cs]ed?|living|settled|relocat\w*|moved|vaccin\w*|interview\w*|reach\w*|touch|contact|graduat\w*|finish\w*|complet\w*|training|days?|jours?|each|every|any|loge\w*|demenag\w*|entrevue|tous|chaque)\b/;

/** A place that is named: whether one comes there at all may be what is asked. */
const ELSEWHERE =
  /(?<!\p{L})(?:in|at|to|near|à|en|de)\s(?:the\s)?(?=\p{Lu})(?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}/u;

/** A question without what is said before it, where that asks by itself. */
function lastOf(asked: AskedQuestion): AskedQuestion {
  const said = sentences(asked.question.label);
  const last = said.at(-1) ?? '';
  return said.length < 2 || dayIn(last) === null
    ? asked
    : { ...asked, question: { ...asked.question, label: last }, text: plainLabel(last) };
}

/** Whether the last of what a question says asks for being at work by a day that is named in it. */
function asksStart({ question, text }: AskedQuestion): boolean {
  const last = plainLabel(sentences(question.label).at(-1) ?? '');
  const isThere = THERE_BY.test(last) && !NOT_AT_WORK.test(last) && !ELSEWHERE.test(question.label);
  return STARTS.test(text) || isThere;
}

/** Whether one can begin, or be at the work by a day, of a question that was not recognised; null for any other. */
export const startsBy = (asked: AskedQuestion): Outcome | null =>
  asksStart(asked) ? startOutcome(lastOf(asked)) : null;
