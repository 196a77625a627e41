import { describe, expect, it } from 'vitest';
import { said, told } from '#testing/forms/said.ts';

describe('what a stored wish or statement does not reach', () => {
  const evenings = { ...told('shift.availability', ['mornings', 'evenings']) };
  it('is what somebody has done, in the words for hours: that is told by dates or by the person', () => {
    const audit = {
      ...evenings,
      skill_use: [{ skill: 'Night audit', from: '2019-01', to: null }],
    };
    expect(said('We want two years or more of night audit. Is that you?', audit)).toBe('Yes');
    expect(said('Would you enjoy running the night audit?', audit)).toBeNull();
    expect(said('Do you have five years on overnight shifts?', evenings)).toBeNull();
    expect(said('Have you worked nights before?', evenings)).toBeNull();
    expect(said('Can you work nights?', evenings)).toBe('No');
  });

  it('is another person: family, household or partners', () => {
    const official = told('government_official', 'No');
    expect(said('Are you a government official?', official)).toBe('No');
    expect(said('Are you or is a close relative a government official?', official)).toBeNull();
    expect(said('Are you, or anyone in your household, a government official?', official)).toBeNull();
  });

  it('is a span of time for help that was told without one', () => {
    const help = {
      told: [{ id: 't', meaning: 'sponsorship.required', parameter: 'CA', value: true, at: '2026-01-01' }],
    };
    expect(said('Will you need sponsorship to work in Canada?', help)).toBe('Yes');
    expect(said('Will you need sponsorship to work in Canada before March 2031?', help)).toBeNull();
  });
});

export const from = (value: string) => told('start.earliest', value);

describe('a day on which to begin', () => {
  it('is compared with the earliest that was told, with or without its year, and by the name of a feast', () => {
    expect(said('Could you begin on 20 December?', from('2026-12-23'))).toBe('No');
    expect(said('Are you able to start by December 30?', from('2026-12-23'))).toBe('Yes');
    expect(said('Can you start before Christmas?', from('2026-12-26'))).toBe('No');
    expect(said('Could you attend an orientation on 20 December?', from('2026-12-23'))).toBeNull();
  });
});

describe('a restricted licence', () => {
  const licence = told('drivers_licence', { has: true, class: '1 (restricted)', region: 'NZ' });
  it('is no full one, and says nothing of a licence of any kind beside others', () => {
    expect(said('Do you have a full driver licence?', licence)).toBe('No');
    expect(said('Do you have a full or a restricted driver licence?', licence)).toBeNull();
    expect(said('What class of licence do you hold?', licence, ['Learner', 'Restricted', 'Full'])).toBe(
      'Restricted',
    );
  });
});
