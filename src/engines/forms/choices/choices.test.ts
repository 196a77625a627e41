import { describe, expect, it } from 'vitest';
import { holdsOfAge } from './ages.ts';
import { countryOfChoice } from './countries.ts';
import { choicesOfDay } from './days.ts';
import { choiceOfKind } from './kinds.ts';
import { drives } from './licences.ts';
import { choiceOfSide, sideOfSentence } from './sides.ts';
import { choiceOfTerms, termsIn } from './terms.ts';

const labels = (...names: string[]) => names.map((label) => ({ label, value: label }));

describe('a choice that is a sentence', () => {
  it('affirms or denies by its own words', () => {
    expect(['I can work overtime', 'Opt in', 'Tout à fait'].map(sideOfSentence)).toEqual([true, true, true]);
    expect(['I do not', 'Never', 'Neither now nor in the future'].map(sideOfSentence)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('takes a side neither when it will not answer nor when it holds in part', () => {
    expect(sideOfSentence('I do not wish to answer')).toBeNull();
    expect(sideOfSentence('I can travel less than 40%')).toBeNull();
    expect(sideOfSentence('Occasionally')).toBeNull();
  });

  it('is taken only where no other choice could be meant as well', () => {
    expect(choiceOfSide(labels('I can', 'I cannot', 'Prefer not to say'), false)?.label).toBe('I cannot');
    expect(choiceOfSide(labels('Available', 'Occasionally', 'Not available'), true)).toBeNull();
    expect(
      choiceOfSide(labels('I can travel so much', 'I can travel less', 'I cannot travel'), false),
    ).toBeNull();
  });
});

describe('a choice of licences', () => {
  it('that is one letter is a class, also where it is a word elsewhere', () => {
    const driver = { has: true, class: 'g', vehicle: null };
    expect(['A', 'Permis A', 'B', 'G', 'Class G'].map((label) => drives(label, driver))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('choices of days', () => {
  const today = '2026-11-01';

  it('cover the day by months, by ends and by spans', () => {
    expect(
      choicesOfDay(['November 2026', 'Décembre 2026', 'January 2027 or later'], '2026-12-14', today),
    ).toEqual([false, true, false]);
    expect(
      choicesOfDay(['Before December 1', 'December 1 – December 31', 'After January 1'], '2026-11-30', today),
    ).toEqual([true, false, false]);
    expect(choicesOfDay(['11/01/2026 - 11/15/2026', '11/16/2026 - 11/30/2026'], '2026-11-16', today)).toEqual(
      [false, true],
    );
  });

  it('are not read where month and day could stand either way', () => {
    expect(choicesOfDay(['04/01/2027', '05/02/2027'], '2027-01-04', today)).toBeNull();
  });
});

it('A licence is held as the choice says only with its class, its state and its car', () => {
  const driver = { has: true, class: 'g', vehicle: false };
  expect(drives('Full (class G or class 5)', driver)).toBe(true);
  expect(drives('Class AZ', driver)).toBe(false);
  expect(drives('Learner (G1)', driver)).toBe(false);
  expect(drives('Yes, full licence with use of a car', driver)).toBe(false);
  expect(drives('Full licence, clean', driver)).toBeNull();
});

it('A licence of a province is held in that province alone, and a span of classes holds those between', () => {
  const driver = { has: true, class: 'g', vehicle: null, region: 'ON' };
  const held = (label: string) => drives(label, driver);
  expect(
    ['Ontario : G', 'G (Ontario)', 'Ontario : G1 ou G2', 'Québec : classe 5'].map((one) => held(one)),
  ).toEqual([true, true, false, false]);
  expect(['Class A to F', 'Ontario: classes D to H', 'Manitoba: G'].map((one) => held(one))).toEqual([
    false,
    true,
    false,
  ]);
  expect(drives('Ontario: G', { has: true, class: 'g', vehicle: null })).toBeNull();
});

it('A kind of people is the one named, or the wider one where nothing else speaks of it', () => {
  expect(choiceOfKind(['White', 'Asian', 'Black'], 'South Asian')).toBe(1);
  expect(choiceOfKind(['Asian', 'South Asian (e.g. Indian)', 'White'], 'South Asian')).toBe(1);
  expect(choiceOfKind(['Asian', 'Asian Indian', 'White'], 'South Asian')).toBe(-1);
  expect(choiceOfKind(['White', 'White Irish'], 'White British')).toBe(-1);
});

it('Terms of employment are chosen only where all they name was told', () => {
  const told = termsIn('Permanent / Full-time');
  expect(choiceOfTerms(['Regular, full time', 'Regular, part time', 'Casual'], told)).toBe(0);
  expect(choiceOfTerms(['Permanent', 'Full-time', 'Part-time'], told)).toBe(-1);
  expect(choiceOfTerms(['Temporaire temps plein', 'Étudiant'], told)).toBe(-1);
});

it('Eighteen answers a lower gate and no higher one', () => {
  expect(holdsOfAge('I am 18 years of age or older', true)).toBe(true);
  expect(holdsOfAge('I am under 18', true)).toBe(false);
  expect(holdsOfAge('21 or over', true)).toBeNull();
});

it('A country is known by code, by name and by what stands beside it, a part of one is not', () => {
  expect(['CA - Canada', 'USA', 'U.S.', 'France métropolitaine', 'Ivoirienne'].map(countryOfChoice)).toEqual([
    'CA',
    'US',
    'US',
    'FR',
    'CI',
  ]);
  expect(countryOfChoice('Northern Ireland')).toBe('');
});
