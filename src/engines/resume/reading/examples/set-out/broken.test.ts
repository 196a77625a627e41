import { describe, expect, it } from 'vitest';
import { bold, large, readPage, row } from '#testing/resumes/set-out-page.ts';
import type { Row } from '#testing/resumes/set-out-page.ts';

const job = (y: number, heads: readonly string[], employer: string, dates: string): Row[] => [
  ...heads.map((text, index): Row => ({ ...bold(y + 18 * index, [60, text]), size: 12 })),
  row(y + 18 * heads.length, [60, employer]),
  row(y + 18 * heads.length + 14, [60, dates]),
];

describe('what a narrow column breaks', () => {
  it('is one head where the heads before and after it are one line each', () => {
    const { work } = readPage(
      large(60, [60, 'Experience']),
      ...job(90, ['Driver'], 'Basin Freight', '2021 – 2023'),
      ...job(160, ['Refrigerated Goods', 'Driver'], 'Harbour Lines', '2018 – 2021'),
      ...job(250, ['Loader'], 'Quay Foods', '2015 – 2018'),
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Driver', 'Basin Freight'],
      ['Refrigerated Goods Driver', 'Harbour Lines'],
      ['Loader', 'Quay Foods'],
    ]);
  });

  it('are two texts where every head has two lines', () => {
    const { work } = readPage(
      large(60, [60, 'Experience']),
      ...job(90, ['Refrigerated Driver', 'Basin Freight'], 'Truro', '2021 – 2023'),
      ...job(180, ['Refrigerated Loader', 'Harbour Lines'], 'Truro', '2018 – 2021'),
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Refrigerated Driver', 'Basin Freight'],
      ['Refrigerated Loader', 'Harbour Lines'],
    ]);
  });

  it('is one word where one of several columns breaks it at its hyphen', () => {
    const { basics } = readPage(
      row(90, [60, '902 555 0148'], [300, 'wren.abara@free-']),
      row(104, [60, 'Truro, Nova Scotia'], [300, 'mail.example']),
      large(140, [60, 'Skills']),
      row(160, [60, 'Sauces']),
    );
    expect(basics.email).toBe('wren.abara@free-mail.example');
    expect(basics.location.city).toBe('Truro');
  });

  it('are dates that go on below, alone on their lines', () => {
    const { work } = readPage(
      large(60, [60, 'Experience']),
      bold(90, [60, 'Line Cook, Basin Bistro']),
      row(104, [60, 'Mar 2020 -']),
      row(118, [60, 'Present']),
      row(132, [60, 'Cooked for forty a night.']),
    );
    expect(work).toMatchObject([{ name: 'Basin Bistro', startDate: '2020-03', endDate: '' }]);
    expect(work[0]?.summary).toBe('Cooked for forty a night.');
  });
});

describe('marks that are pictures', () => {
  it('make no items of an employer and its dates', () => {
    const { work } = readPage(
      large(60, [60, 'Experience']),
      { ...bold(90, [40, 'Line Cook']), size: 12 },
      row(110, [60, '•'], [70, 'Basin Bistro']),
      row(124, [60, '•'], [70, 'Mar 2020 – Present']),
      { ...bold(150, [40, 'Baker']), size: 12 },
      row(170, [60, '•'], [70, 'Quay Foods']),
      row(184, [60, '•'], [70, 'May 2016 – Feb 2020']),
    );
    expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
      ['Line Cook', 'Basin Bistro', '2020-03'],
      ['Baker', 'Quay Foods', '2016-05'],
    ]);
  });
});
