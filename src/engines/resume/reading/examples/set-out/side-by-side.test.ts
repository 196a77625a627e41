import { describe, expect, it } from 'vitest';
import { bold, large, readPage, row } from '#testing/resumes/set-out-page.ts';

describe('what stands side by side', () => {
  it('is read list after list where each has its name over it', () => {
    const { skills } = readPage(
      large(100, [60, 'Skills']),
      bold(120, [60, 'Kitchen'], [300, 'Office']),
      row(134, [62, 'Pastry'], [302, 'Excel']),
      row(148, [62, 'Cold'], [302, 'Orders']),
      row(162, [62, 'buffets']),
    );
    expect(skills).toEqual([
      { name: 'Kitchen', keywords: ['Pastry', 'Cold buffets'] },
      { name: 'Office', keywords: ['Excel', 'Orders'] },
    ]);
  });

  it('stays a row where the names stand before their lists', () => {
    const { skills } = readPage(
      large(100, [60, 'Skills']),
      bold(120, [60, 'Kitchen'], [160, 'Pastry, Sauces']),
      bold(134, [60, 'Office'], [160, 'Excel, Orders']),
    );
    expect(skills).toEqual([
      { name: 'Kitchen', keywords: ['Pastry', 'Sauces'] },
      { name: 'Office', keywords: ['Excel', 'Orders'] },
    ]);
  });

  it('gives each certificate its issuer and its date', () => {
    const { certificates } = readPage(
      large(100, [60, 'Certifications']),
      bold(120, [60, 'Cold Chain Handling'], [200, 'May 2022'], [300, 'Forklift'], [400, 'Nov 2019']),
      row(134, [60, 'Harbour Safety'], [300, 'Basin Skills']),
    );
    expect(certificates).toEqual([
      { name: 'Cold Chain Handling', issuer: 'Harbour Safety', date: '2022-05' },
      { name: 'Forklift', issuer: 'Basin Skills', date: '2019-11' },
    ]);
  });

  it('is a section each under two headings', () => {
    const { languages, certificates } = readPage(
      large(100, [60, 'Skills']),
      row(120, [60, 'Excel, Orders, Stock control, Menu costing, Banquets, Night audits']),
      row(134, [60, 'Purchasing, Cold buffets, Deliveries, Allergen labels, Rotas']),
      large(150, [60, 'Languages'], [300, 'Certifications']),
      row(170, [60, 'English'], [300, 'Forklift 2019']),
      row(184, [60, 'Irish']),
    );
    expect(languages.map(({ language }) => language)).toEqual(['English', 'Irish']);
    expect(certificates.map(({ name }) => name)).toEqual(['Forklift']);
  });
});

describe('a column that begins without a heading', () => {
  const work = [
    large(110, [200, 'Experience']),
    bold(130, [200, 'Line Cook, Basin Bistro']),
    row(144, [200, '2019 – 2023']),
    row(158, [200, 'Cooked for ninety a night and kept the cold room in order.']),
    large(170, [200, 'Education']),
    bold(190, [200, 'Diploma, Baking']),
    row(204, [200, 'Harbour College, 2018']),
  ];

  it('says how to reach the person, and is no part of the section before it', () => {
    const { basics, education } = readPage(
      ...work,
      row(110, [20, '902 555 0148']),
      row(124, [20, 'wren@example.com']),
      row(138, [20, 'Sackville, Nova Scotia']),
      row(152, [20, 'linkedin.com/in/wren']),
      large(180, [20, 'Skills']),
      row(196, [20, 'Sauces']),
    );
    expect(basics.location.city).toBe('Sackville');
    expect(basics.profiles.map(({ url }) => url)).toEqual(['linkedin.com/in/wren']);
    expect(education).toHaveLength(1);
  });

  it('goes on with the section before it where it says something else', () => {
    const { education } = readPage(
      ...work,
      bold(110, [20, 'Certificate, Butchery']),
      row(124, [20, 'Basin College, 2016']),
    );
    expect(education.map(({ institution }) => institution)).toEqual(['Harbour College', 'Basin College']);
  });
});
