import type { GivenAnswer } from '#contract/career/hub/asked-answer.ts';
import { answerAsKept, placeOf } from '#engines/answers/index.ts';
import { isAnsweredOnce, labelOf, readAnswer, typedAnswer } from '#engines/forms/index.ts';
import type { FormPlan } from '#engines/forms/index.ts';
import { say } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { text as common } from '#server/features/career/applications/messages.ts';
import type { NewAnswer } from '#server/features/career/profile/index.ts';
import { Problem } from '#server/problem.ts';
import { text } from './messages.ts';

type Asked = FormPlan['ask'][number];
type Kept = Pick<NewAnswer, 'topic' | 'question' | 'value' | 'typed' | 'from'> & { company: string };

/** What is kept is what forms are answered with and compared by, whatever language the person reads. */
const kept = { locale: 'en' } as const;

/**
 * What is kept of an answer to an open question: under its topic the words, or under the stored answer that the question is answered by its value. Where two
 * things differ, or what is asked is never answered from anything told before, the person's word settles it for `employer` alone. Throws `invalid_input` with a sentence for what does not fit the question.
 */
export function keptOf(question: Asked, given: GivenAnswer, employer: string): Kept {
  const { topic, label, answer, contradicts, kept_as } = question;
  const company = contradicts === true || isAnsweredOnce(topic) ? employer : '';
  const refused = (why: Message) =>
    new Problem('invalid_input', common.message('answerRefused', { question: labelOf(question), why }));
  if ('typed' in given) {
    const { typed } = given;
    const place = answer === undefined ? null : placeOf(answer.name, answer.parameter, typed);
    if (place === null) throw refused(text.message('otherShape'));
    const words = say(answerAsKept(typed), kept);
    return {
      topic: place.topic,
      question: say(place.question, kept),
      value: words,
      typed,
      company,
      from: 'person',
    };
  }
  const { value } = given;
  const read = readAnswer(question, value);
  if ('error' in read) throw refused(read.error);
  const typed = kept_as === undefined ? typedAnswer(topic, label, value) : null;
  return { topic: kept_as ?? topic, question: label, value, typed, company, from: 'form' };
}

/** Whether a question another form asks is answered by one of these as well. */
export const isAnsweredBy = (asked: Asked, given: readonly { question: Asked; kept: Kept }[]): boolean =>
  given.some(
    ({ question, kept: { topic, company, from } }) =>
      company === '' &&
      (asked.topic === question.topic ||
        asked.topic === topic ||
        (from === 'person' &&
          asked.answer?.name === question.answer?.name &&
          asked.answer?.parameter === question.answer?.parameter)),
  );
