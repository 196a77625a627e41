import { describe, expect, it } from 'vitest';
import { modelsFor } from '#bench/fill/models.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import { topicOf } from '#engines/forms/understanding/topics.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { PHRASINGS } from '#testing/forms/phrasings.ts';

const posting = aPosting('board', {
  company: 'Northgate Clinic',
  title: 'Registered Nurse',
  places: ['Hamilton, Ontario'],
});
/** What neither a rule nor what was learned is sure of: the person is asked. */
const LEFT_TO_THE_PERSON = new Set([
  'Tell us about a time when you dealt with a difficult customer.',
  'Form of address',
]);
const asked = PHRASINGS.map(({ label, kind, topic }) => {
  const question: FormQuestion = {
    key: 'question_1',
    label,
    help: '',
    required: true,
    kind,
    options: [],
    alternatives: [],
  };
  return { label, kind, topic, question };
});
const models = await modelsFor([[asked.map(({ question }) => question), posting]]);

describe('the topic of a question by rules, words and meaning', () => {
  it.each(asked)('$label ($kind) is $topic', ({ question, topic }) => {
    const isLeft = LEFT_TO_THE_PERSON.has(question.label);
    expect(topicOf(question, posting, models)).toBe(isLeft ? `own:${plainLabel(question.label)}` : topic);
  });
});
