import { expect, test } from 'vitest';
import { dialects } from './types.ts';
import { createWorld, defaultSeed } from './world.ts';
import { occupations } from '#practice/data/occupations.ts';

const world = createWorld();
const open = world.postings.filter(({ age }) => age >= 0);
const share = (count: number): number => count / world.postings.length;

test('the same seed gives the same world, another seed another', () => {
  expect(createWorld(defaultSeed)).toEqual(world);
  expect(createWorld(7).postings.map(({ id }) => id)).not.toEqual(world.postings.map(({ id }) => id));
});

test('it opens with at least 44 employers and 440 postings', () => {
  expect(world.employers.length).toBeGreaterThanOrEqual(44);
  expect(open.length).toBeGreaterThanOrEqual(440);
  expect(new Set(open.map(({ company }) => company)).size).toBe(world.employers.length);
});

test('every occupation is wanted somewhere and no two postings have one id', () => {
  expect(new Set(open.map(({ occupation }) => occupation))).toEqual(
    new Set(occupations.map(({ key }) => key)),
  );
  expect(new Set(world.postings.map(({ id }) => id)).size).toBe(world.postings.length);
});

test('no two jobs read alike, twins on a second board apart', () => {
  const texts = world.postings
    .filter(({ twinOf }) => twinOf === null)
    .map(({ sections }) => JSON.stringify(sections));
  const wordy = texts.filter((text) => text.length > 300);
  expect(new Set(wordy).size).toBe(wordy.length);
});

test('about a fifth is French and every province has work', () => {
  const french = share(world.postings.filter(({ language }) => language === 'fr').length);
  expect(french).toBeGreaterThan(0.17);
  expect(french).toBeLessThan(0.27);
  const provinces = new Set(open.flatMap(({ places }) => places.map(({ code }) => code)));
  expect([...provinces].toSorted()).toEqual([
    'AB',
    'BC',
    'MB',
    'NB',
    'NL',
    'NS',
    'NT',
    'NU',
    'ON',
    'PE',
    'QC',
    'SK',
    'YT',
  ]);
});

test('three dialects carry most postings, and every one some in both languages', () => {
  for (const dialect of dialects) {
    const here = open.filter((posting) => posting.dialect === dialect);
    const isLarge = ['greenhouse', 'lever', 'ashby'].includes(dialect);
    expect(here.length, dialect).toBeGreaterThan(isLarge ? 100 : 12);
    expect(new Set(here.map(({ language }) => language)), dialect).toEqual(new Set(['en', 'fr']));
  }
});

test('about a quarter asks what nobody can know, few show a captcha, some are strange or stand on two boards', () => {
  const extra = share(
    world.postings.filter(({ questions }) => questions.some(({ purpose }) => purpose === 'extra')).length,
  );
  expect(extra).toBeGreaterThan(0.18);
  expect(extra).toBeLessThan(0.32);
  const captcha = share(world.postings.filter((posting) => posting.captcha).length);
  expect(captcha).toBeGreaterThan(0.02);
  expect(captcha).toBeLessThan(0.07);
  expect(open.filter(({ oddity }) => oddity !== null).length).toBeGreaterThanOrEqual(7);
  expect(world.postings.filter(({ twinOf }) => twinOf !== null).length).toBeGreaterThanOrEqual(10);
});

test('only work authorisation, an unknowable question or a dishonest one is required beside the ordinary fields', () => {
  const required = world.postings.flatMap(({ questions }) =>
    questions.filter((question) => question.required),
  );
  expect(new Set(required.map(({ purpose }) => purpose))).toEqual(new Set(['authorisation', 'extra', 'odd']));
});

test('every occupation has enough to read in both languages', () => {
  for (const { key, en, fr } of occupations) {
    for (const text of [en, fr]) {
      expect(text.duties.length, key).toBeGreaterThanOrEqual(8);
      expect(text.must.length + text.nice.length, key).toBeGreaterThanOrEqual(8);
    }
  }
});
