import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';
import { dentalHygienist as resume, rule } from '#testing/gate/dental-hygienist.ts';

/** Whether the degree may be told as had on a day. */
const isAllowedOn = (today: string): boolean =>
  checkClaims({
    profile: { resume, facts: [] },
    target: 'education[1]',
    text: 'Bachelor of Science, Public health, Laval University',
    today,
  }).allowed;

describe('a degree', () => {
  it('is refused where no school gave one of that level', () => {
    rule('education noDegree', {
      refused: [
        ['letter', "I hold a master's degree in public health."],
        ['summary', 'Dental hygienist with a PhD.'],
      ],
      allowed: [['summary', 'Dental hygienist with a DEC in dental hygiene.']],
    });
    rule('education otherDegree', {
      refused: [['education[1]', 'Master of Science, Public health, Laval University, expected 2028']],
      allowed: [['education[1]', 'Bachelor of Science, Public health, Laval University, expected 2028']],
    });
  });

  it('is that of its own kind: one bachelor’s degree is not another', () => {
    rule('(?:education|skill) notHere', {
      refused: [
        ['letter', 'I hold a BScN.'],
        ['education[1]', 'Bachelor of Commerce, Public health, Laval University, expected 2028'],
        ['education[1]', 'BA, Public health, Laval University, expected 2028'],
      ],
      allowed: [
        ['education[1]', 'BSc, Public health, Laval University, expected 2028'],
        ['letter', "I am working towards a bachelor's degree in public health."],
      ],
    });
  });

  it('is refused in a field that none of the studies was in', () => {
    rule('education otherField', {
      refused: [['summary', 'Dental hygienist with a DEC in nursing.']],
      allowed: [['summary', 'Dental hygienist with a DEC in dental hygiene.']],
    });
  });

  it('is refused as had while its studies go on, in words and by the day they end', () => {
    rule('education unfinished', {
      refused: [
        ['letter', "I hold a bachelor's degree in public health."],
        ['letter', "J'ai un baccalauréat en santé publique."],
        ['education[1]', 'Bachelor of Science, Public health, Laval University'],
      ],
      allowed: [
        ['letter', "I am working towards a bachelor's degree in public health."],
        ['education[0]', 'DEC, Dental hygiene, Rimouski College'],
      ],
    });
  });

  it('ends its being under way with the month the profile gives', () => {
    expect(['2028-04-30', '2028-05-01'].map(isAllowedOn)).toEqual([false, true]);
  });

  it('has no honours that nobody gave', () => {
    rule('education noAward', {
      refused: [
        ['education[0]', 'DEC with Honours, Dental hygiene, Rimouski College'],
        ['letter', 'I finished my DEC with distinction.'],
      ],
      allowed: [['letter', 'I finished my DEC in dental hygiene in 2016.']],
    });
  });
});
