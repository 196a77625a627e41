import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { formModels } from '#testing/learned/form-models.ts';
import { saidOf } from './features.ts';
import { learnedTopic } from './index.ts';
import { likeliestByWords } from './learned.ts';

const posting = aPosting('board', { company: 'Acme Works', places: ['Ottawa, Ontario'] });
const asked = (label: string, kind: FormQuestion['kind']): string | null => {
  const question = { key: 'k', label, help: '', required: true, kind, options: [], alternatives: [] };
  return learnedTopic(question, posting, formModels)?.topic ?? null;
};

describe('what was learned from all known wordings', () => {
  it.each([
    ['Number we can reach you at', 'short', 'phone'],
    ['Your present place of residence', 'short', 'location.current'],
    ['Highest diploma you hold', 'single', 'education.highest'],
    ['Through which channel did you find us?', 'single', 'referral.source'],
    ['Are you legally eligible to be employed in Canada today?', 'boolean', 'work_auth.authorized'],
    ['How much notice must you give where you work now?', 'single', 'notice_period'],
  ] as const)('names a question in words that stand in no list: %s', (label, kind, topic) => {
    expect(asked(label, kind)).toBe(topic);
  });

  it.each([
    ['Are you pregnant?', 'boolean'],
    ['Which colour would you paint our hall?', 'short'],
    ['Emergency contact phone', 'short'],
    ['Is anyone in your household employed by Acme Works?', 'boolean'],
    ['Type', 'single'],
    ['Who is that with?', 'short'],
  ] as const)(
    'says nothing of what no canonical question asks, of others and of parts: %s',
    (label, kind) => {
      expect(asked(label, kind)).toBeNull();
    },
  );

  it('says nothing where a yes may mean the opposite, or where the control takes no such answer', () => {
    expect(asked('Are you legally eligible to be employed in Canada?', 'boolean')).toBe(
      'work_auth.authorized',
    );
    expect(asked('Are you not legally eligible to be employed in Canada?', 'boolean')).toBeNull();
    expect(asked('Number we can reach you at', 'boolean')).toBeNull();
  });

  it('is less sure of words that it never met', () => {
    const known = likeliestByWords(saidOf('Phone number', posting), formModels);
    const strange = likeliestByWords(
      saidOf('Phone vexillology harpsichord quotient number', posting),
      formModels,
    );
    expect(known.topic).toBe('phone');
    expect(strange.probability).toBeLessThan(known.probability);
  });
});
