import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import { bankQuestion } from '#engines/answers/index.ts';
import { readDay } from '#engines/forms/answers.ts';
import { topicParameter } from '#engines/forms/understanding/topics.ts';
import { isInverted, plainLabel, yesOrNo } from '#engines/forms/understanding/wording.ts';

const LENGTH = /^(\d{1,3}) (day|week|month|jour|semaine|mois)s?( notice)?$/;

function noticeIn(text: string): AnswerValue | null {
  const found = LENGTH.exec(plainLabel(text));
  if (found === null) return null;
  const unit = /^(day|jour)/.test(found[2] ?? '')
    ? 'day'
    : /^(week|semaine)/.test(found[2] ?? '')
      ? 'week'
      : 'month';
  const amount = Number(found[1]);
  return amount > 365 ? null : { kind: 'notice', amount, unit };
}

const PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;

function payIn(topic: string, text: string): AnswerValue | null {
  const [currency = '', given] = topicParameter(topic).split('/');
  const period = PERIODS.find((one) => one === given);
  const wanted = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : 0;
  if (period === undefined || wanted <= 0 || !/^[A-Z]{3}$/.test(currency)) return null;
  const alone = { least: null, most: null, hours_per_week: null, converts: false };
  return { kind: 'pay', currency, period, wanted, ...alone };
}

/**
 * An answer given to a form's question in a shape that can be computed with; null where its words alone are known. A yes to
 * a question put the other way round ("… without sponsorship") is turned, because the shape answers the canonical question.
 */
export function typedAnswer(topic: string, question: string, text: string): AnswerValue | null {
  const { kind, choices = [] } = bankQuestion(topic) ?? {};
  if (kind === 'yes_no') {
    const side = yesOrNo(text);
    return side === null ? null : { kind, yes: isInverted(topic, question) ? !side : side };
  }
  if (kind === 'day') {
    const day = readDay(text);
    return day === null ? null : { kind, day };
  }
  // A suggested answer by the word it is kept by, not what a form happens to call something.
  if (kind === 'text') return choices.some(({ value }) => value === text) ? { kind, text } : null;
  if (kind === 'notice') return noticeIn(text);
  // Of places, licences and the like a form's question shows one side only.
  return kind === 'pay' ? payIn(topic, text) : null;
}
