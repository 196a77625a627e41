import { describe, expect, it } from 'vitest';
import { fraudSaid } from '#testing/forms/fraud.ts';
import { inEnglish } from '#testing/wording/in-english.ts';
import { fraudIn, fraudReason } from './fraud.ts';

describe('a sign of fraud', () => {
  it.each([...fraudSaid('said'), ...fraudSaid('held-back')])(
    'in “$sentence”: $asks',
    ({ sentence, asks }) => {
      expect(fraudIn(sentence)).toBe(asks);
    },
  );

  it('is told with the words that say it', () => {
    const text = 'Welder, Hamilton.\nWe build girders. A refundable training deposit of $60 is due today.';
    expect(inEnglish(fraudReason(text, 'posting') ?? '')).toBe(
      'The posting asks you for money: “A refundable training deposit of $60 is due today.” An honest employer never does that, so I stopped.',
    );
    expect(fraudReason('Welder, Hamilton. We build girders.', 'form')).toBeNull();
  });
});
