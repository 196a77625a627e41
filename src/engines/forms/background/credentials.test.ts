import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const { master } = context();
const certificate = (name: string, validUntil?: string) => ({ name, issuer: '', date: '', validUntil });
const resume = {
  ...master.resume,
  certificates: [
    certificate('Early Childhood Educator certificate, five-year (BC ECE Registry)', '2099-01'),
    certificate('Infant and Toddler Educator certificate (BC ECE Registry)', '2099-01'),
    certificate('Standard First Aid (CNESST)', '2021-09-14'),
    certificate('Payroll Leadership Professional (PLP) - candidate, in progress'),
    certificate('Boeing 737NG type course'),
    certificate('Transport of dangerous goods rating (D)'),
  ],
  education: [
    { institution: 'A', studyType: 'Bachelor of Commerce', area: '', startDate: '2008', endDate: '2011' },
    { institution: 'B', studyType: 'Certificate', area: 'Payroll', startDate: '2021', endDate: '2022' },
  ],
} as typeof master.resume;
const planned = (label: string, choices: string[], kind: 'single' | 'multi' = 'single') =>
  planForm([q(label, kind, { choices })], { ...context(), master: { ...master, resume } }).fields[0]
    ?.display ?? null;

describe('a certificate with a grade', () => {
  const held = {
    ...resume,
    certificates: [
      certificate('PSIRA registration, Grade B', '2099-02-28'),
      certificate('Firearm competency'),
    ],
  };
  const asked = (label: string, kind: 'single' | 'short', choices?: string[]) =>
    planForm([q(label, kind, choices && { choices })], { ...context(), master: { ...master, resume: held } })
      .fields[0]?.display ?? null;
  const grades = ['Grade A', 'Grade B', 'Grade C'];

  it('is in the choice with which its own name goes on, and in none where another one is asked for', () => {
    expect(asked('PSIRA grade', 'single', grades)).toBe('Grade B');
    expect(asked('Firearm grade', 'single', grades)).toBeNull();
  });

  it('ends on the day that is recorded, of which no more is told than is asked', () => {
    expect(asked('PSIRA registration valid until', 'short')).toBe('2099-02-28');
    expect(asked('PSIRA registration valid until (month and year)', 'short')).toBe('2099-02');
  });
});

describe('a certificate among states', () => {
  it('is in the one that is so, of several in the one in its own words', () => {
    const label = 'Status of your certificate as an early childhood educator';
    const states = ['Valid - One Year', 'Valid - Five Year', 'Lapsed', 'Never held', 'I decline to say'];
    expect(planned(label, states)).toBe('Valid - Five Year');
    expect(planned('Status of your first aid', ['In force', 'Lapsed', 'Never held'])).toBe('Lapsed');
    expect(planned('Status of your PLP', ['Held', 'Candidate', 'Neither'])).toBe('Candidate');
    expect(planned('First aid instructor certificate', ['In force', 'Lapsed', 'Never held'])).toBeNull();
    expect(planned('Status of your welding ticket', ['In force', 'Lapsed', 'Never held'])).toBeNull();
  });

  it('is past its end where it is asked whether it expired, and not held by a candidate', () => {
    expect(planned('Has your first aid certificate expired?', ['Yes', 'No'])).toBe('Yes');
    expect(planned('Has your welding certificate expired?', ['Yes', 'No'])).toBeNull();
    expect(planned('PLP: do you hold the designation?', ['Yes', 'No'])).toBe('No');
  });

  it('is named where a small word could be the code of a region', () => {
    expect(planned('Dangerous goods rating on your ticket?', ['Yes', 'No'])).toBe('Yes');
  });

  it.each([
    ['Your first aid card must be good through 31 May 2020. Will it be?', 'Yes'],
    [
      'Le certificat de premiers soins (CNESST) que vous détenez couvre-t-il la saison, soit jusqu’au 3 octobre 2022?',
      'No',
    ],
    ['Will your standard first aid last past October 2022?', 'No'],
    ['Will your standard first aid still be valid on October 3, 2021?', 'No'],
    // The very month in which it ends is sure by its day alone.
    ['Does your infant and toddler certificate run until January 15, 2099?', null],
    ['Does your infant and toddler certificate run until January 2099?', null],
    ['Does your standard first aid run until September 14, 2021?', 'Yes'],
    ['Was your standard first aid issued before October 3, 2022?', null],
    ['Does your welding ticket last past October 2022?', null],
  ])('stands on a day that is named or does not, by the day on which it ends: %s', (label, side) => {
    expect(planned(label, ['Yes', 'No'])).toBe(side);
  });

  it('is a choice by a code in it, and whatever else would do as well', () => {
    const choices = ['ATR 42', 'B737NG'];
    expect(planned('Which certificates do you hold?', choices, 'multi')).toBe('B737NG');
  });

  it('is a choice that begins with the code in its brackets, in whatever words', () => {
    const choices = ['D - Hazardous cargo', 'N - Tankers', 'B737NG'];
    expect(planned('Ratings held (check all that apply)', choices, 'multi')).toBe(
      'D - Hazardous cargo, B737NG',
    );
  });
});

describe('a degree', () => {
  it('is not held by whoever holds a lower one and a certificate, however it is asked', () => {
    expect(planned('Masters?', ['Done', "Don't have one"])).toBe("Don't have one");
    expect(planned('Do you hold a master’s degree or a doctorate?', ['Yes', 'No'])).toBe('No');
  });
});

describe('words of a degree that name something else', () => {
  it('deny no licence, no membership and nobody who works so', () => {
    expect(planned('Do you hold a master electrician license?', ['Yes', 'No'])).toBeNull();
    expect(planned('Are you a master plumber?', ['Yes', 'No'])).toBeNull();
    expect(planned('Do you hold a master’s license in this state?', ['Yes', 'No'])).toBeNull();
    expect(planned('Do you hold a master’s degree?', ['Yes', 'No'])).toBe('No');
  });
});

describe('a certificate that is named before the question', () => {
  it('is the one that the question means', () => {
    expect(planned('Standard First Aid (CNESST): is your certification still valid?', ['Yes', 'No'])).toBe(
      'No',
    );
    expect(planned('Welding ticket: is your certification still valid?', ['Yes', 'No'])).toBeNull();
  });
});
