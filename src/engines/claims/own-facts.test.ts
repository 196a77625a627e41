import { describe, expect, it } from 'vitest';
import { checkClaims } from './index.ts';
import type { Category } from './index.ts';

const resume = {
  basics: {
    name: 'Ines Okafor',
    label: 'Ceramic Technician',
    summary: 'Potter in studios, earlier in a tile plant.',
  },
  work: [
    {
      name: 'Nova Scotia Clay Studio',
      position: 'Ceramic Technician',
      location: 'Lunenburg, NS',
      startDate: '2022-02',
      highlights: [
        'Paint floral panels for 31 shops',
        'Sold $90K of glazes in 2025, 140 orders',
        'Worked with the designer on a dinner service',
        'Breakage fell from 9% to 6% in 2024',
        'Answer business letters',
      ],
    },
    {
      name: 'Bluewater Tile',
      position: 'Apprentice Potter',
      location: 'Halifax, NS',
      startDate: '2017-05',
      endDate: '2021-12',
      highlights: [
        'Led a crew of 4 in the 2019 and 2020 summers',
        'Donnait des cours de tournage aux enfants',
      ],
    },
  ],
  skills: [{ name: 'Lending library', keywords: ['Kilns'] }],
  certificates: [
    { name: 'Master Potter (candidate)', issuer: 'Clay Guild', date: '2023-01' },
    { name: 'RCR niveau C', issuer: 'Croix-Rouge canadienne', date: '2024-02' },
  ],
  languages: [{ language: 'Maritime Sign Language', fluency: 'Beginner' }],
};
const posting = { title: 'Studio Lead', company: 'Kiln & Co', description: 'Commercial lending of kilns.' };
const ask = (target: string, text: string) =>
  checkClaims({ profile: { resume, facts: [] }, posting, target, text, today: '2026-11-01' });

describe('what is told is held against the facts of its own clause', () => {
  it.each<[Category, string, string]>([
    ['unsupported', 'work[0].highlights', 'Paint botanical panels for 31 shops.'],
    ['jd-keyword', 'letter', 'Commercial lending is something I do well.'],
    ['scope', 'work[0].highlights', 'Designed a dinner service.'],
    ['causal', 'work[0].highlights', 'Breakage fell from 9% to 6% after the letters were answered.'],
    ['certificate', 'certificates', 'Master Potter (Clay Guild, 2023)'],
    ['language', 'languages', 'Maritime Sign Language (fluent)'],
    ['date', 'letter', 'I have led a crew of 4 since 2017.'],
  ])('%s in %s: %s', (category, target, text) => {
    expect(ask(target, text).refusals.map((one) => one.category)).toContain(category);
  });

  it.each([
    ['letter', 'My panels go to 31 shops around Nova Scotia.'],
    ['letter', 'I began as an apprentice in Halifax in 2017; since 2022 I have been with the Clay Studio.'],
    ['letter', 'At Bluewater Tile j’enseignais le tournage aux enfants.'],
    ['letter', 'I led a crew of four for two summers.'],
    ['work[0].highlights', 'Sold 140 orders of glazes worth $90K in 2025.'],
    ['languages', 'Maritime Sign Language (beginner)'],
  ])('in %s stands: %s', (target, text) => {
    expect(ask(target, text).refusals).toEqual([]);
  });
});

describe('a deed that the facts tell of, done to things that they do not', () => {
  it.each([
    ['work[0].highlights', 'Painted fences.'],
    ['work[0].highlights', 'Répond aux questions des patients.'],
    ['work[1].highlights', 'Gave swimming lessons to seniors.'],
    ['work[1].highlights', 'Contributed to courses on antibiotics.'],
    ['letter', 'I have painted boats.'],
    ['letter', 'Une collègue et moi avons écrit un dépliant sur l’allaitement.'],
  ])('stands nowhere: %s, %s', (target, text) => {
    expect(ask(target, text).allowed).toBe(false);
  });

  it('stands where as many of its things are told as are new, and not where all else repeats the fact word for word', () => {
    expect(ask('work[0].highlights', 'For 31 shops, floral sheets painted.').allowed).toBe(true);
    expect(ask('work[0].highlights', 'Paint floral sheets for 31 shops.').allowed).toBe(false);
  });
});

describe('a credential', () => {
  it.each([
    ['Réanimation cardiorespiratoire, niveau C, Croix-Rouge canadienne (2024)', true],
    ['CPR Level C, Canadian Red Cross (2024)', true],
    ['Défibrillateur externe automatisé, niveau C, Croix-Rouge canadienne (2024)', false],
  ])('goes by each of its names, and by no other: %s', (text, isAllowed) => {
    expect(ask('certificates', text).allowed).toBe(isAllowed);
  });
});
