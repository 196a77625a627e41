import { describe, expect, it } from 'vitest';
import type { FormContext } from '#engines/forms/context.ts';
import { said, told } from '#testing/forms/said.ts';
import { context } from '#testing/forms/example.ts';

describe('what lies outside of a limit or a complete list', () => {
  it('is refused however much more a question asks, and accepted only where it asks no more', () => {
    const days = told('shift.availability', ['days']);
    expect(said('Are you able to work nights alone at the yard?', days)).toBe('No');
    expect(said('Are you able to work days alone at the yard?', days)).toBeNull();
    const share = told('travel.willing_percent', 10);
    expect(said('Are you willing to travel 15% of the time, at short notice?', share)).toBe('No');
    expect(said('Are you willing to travel 5% of the time, at short notice?', share)).toBeNull();
    const week = told('onsite.willing', { daysPerWeek: 2 });
    expect(said('Can you commit to four days a week in the office with the team?', week)).toBe('No');
  });

  it('is any town that a list of towns leaves out, known or not, and a country that was refused', () => {
    const towns = told('relocate.willing', ['Longmont']);
    expect(said('Would a move to Pueblo be possible for you?', towns)).toBe('No');
    expect(said('Would a move to Alberta be possible for you?', towns)).toBeNull();
    const countries = told('relocate.willing', { byCountry: { CA: true, FR: false } });
    expect(said('Would you relocate to France if the job requires it?', countries)).toBe('No');
  });

  it('is not refused beside something else, or where a choice lies between yes and no', () => {
    const days = told('shift.availability', ['days']);
    expect(said('Are you able to work nights or days at the yard?', days)).toBeNull();
    const choices = ['Yes, I can', 'No, I cannot', 'Only now and then'];
    expect(said('Are you able to work nights at the yard?', days, choices)).toBeNull();
  });

  it('is a weekend for whoever listed the days of the week, and no kind of shift that shares hours with theirs', () => {
    expect(said('Are you available Saturdays?', told('shift.availability', ['weekdays']))).toBe('No');
    expect(said('Are you available Saturdays?', told('shift.availability', ['days']))).toBeNull();
    const evenings = told('shift.availability', ['evenings', 'split shifts']);
    expect(said('Are you available for early shifts?', evenings)).toBe('No');
    expect(said('Are you available for late shifts?', evenings)).toBeNull();
    expect(said('Are you available on call at night?', evenings)).toBeNull();
  });

  it('is too few years with a skill for the narrower thing as well', () => {
    const skill_use = [{ skill: 'Welding', from: '2024-01', to: null }];
    expect(said('Do you have at least 8 years of welding in a shipyard?', { skill_use })).toBe('No');
    expect(said('Do you have at least 1 year of welding in a shipyard?', { skill_use })).toBeNull();
    expect(said('Do you have at least 8 years of welding or brazing?', { skill_use })).toBeNull();
  });
});

describe('what was told of the person', () => {
  const told18 = told('age.over_18', true);
  const at = (place: string): Partial<FormContext> => ({
    ...told18,
    posting: { ...context().posting, places: [place] },
  });

  it('answers for full age where that is eighteen, and not where the law says nineteen', () => {
    const label = 'Are you of the age of majority?';
    expect(said(label, at('Hamilton, Ontario'))).toBe('Yes');
    expect(said(label, at('Vancouver, British Columbia'))).toBeNull();
  });

  it('chooses travel up to the share that they named, and never further', () => {
    const choices = ['Up to 10%', 'Up to 25%', 'Up to 50%'];
    const label = 'How much travel are you willing to do?';
    expect(said(label, told('travel.willing_percent', 25), choices)).toBe('Up to 25%');
    expect(said(label, told('travel.willing_percent', 30), choices)).toBe('Up to 25%');
    expect(said(label, told('travel.willing_percent', 9), choices)).toBeNull();
    const parted = ['0–10%', '11–25%', '26–50%'];
    expect(said(label, told('travel.willing_percent', 30), parted)).toBe('26–50%');
    expect(said(label, told('travel.willing_percent', 60), parted)).toBeNull();
  });
});

describe('two choices of which one says no', () => {
  it('leave the other for a yes', () => {
    const willing = told('overtime.willing', true);
    expect(said('Are you willing to work overtime?', willing, ['Works for me', 'No'])).toBe('Works for me');
  });
});

describe('choices in words of their own', () => {
  const willing = told('overtime.willing', true);
  const asks = 'Are you willing to work overtime?';

  it('say yes and no by which of two denies', () => {
    expect(said(asks, willing, ['Doesn’t suit me', 'Suits me'])).toBe('Suits me');
    expect(said(asks, willing, ['Problem', 'No problem'])).toBe('No problem');
    expect(said(asks, told('overtime.willing', false), ['Can commit', 'Can’t commit'])).toBe('Can’t commit');
  });

  it('say nothing where one of them goes halfway, or neither denies', () => {
    expect(said(asks, willing, ['Sometimes', 'Not for me'])).toBeNull();
    expect(said(asks, willing, ['In summer', 'In winter'])).toBeNull();
  });

  it('answer a question of rights where one speaks of help that is needed', () => {
    const rights = {
      told: [
        { id: 'a', meaning: 'work_auth.authorized', parameter: 'CA', value: true, at: '2026-01-01' },
        { id: 's', meaning: 'sponsorship.required', parameter: 'CA', value: false, at: '2026-01-01' },
      ],
    };
    const choices = ['I have it', 'I’d need sponsorship'];
    expect(said('Right to work in Canada', rights, choices)).toBe('I have it');
    expect(said('Will you need visa sponsorship in Canada?', rights, ['Needed later', 'Not needed'])).toBe(
      'Not needed',
    );
  });

  it('tell whether a certificate is valid, has ended or was never held', () => {
    const { master } = context();
    const card = { name: 'NATE card', issuer: '', date: '2020-01', validUntil: '2020-12', url: '' };
    const held = { ...master, resume: { ...master.resume, certificates: [card] } };
    const choices = ['Good', 'Expired', 'Don’t have one'];
    expect(said('NATE card', { master: held }, choices)).toBe('Expired');
    const valid = { ...held, resume: { ...held.resume, certificates: [{ ...card, validUntil: '2099-12' }] } };
    expect(said('NATE card', { master: valid }, choices)).toBe('Good');
    expect(said('TDLR card', { master: valid }, choices)).toBeNull();
  });
});
