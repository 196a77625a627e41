import { describe, expect, it } from 'vitest';
import { postalAddressOf } from './postal-address.ts';
import { readResume } from '#engines/resume/reading/index.ts';
import { linesOf } from '#testing/resumes/cvs.ts';

const read = (...lines: string[]) =>
  readResume(linesOf(lines.join('\n')), { id: 'cv', name: 'cv.txt' }).resume.basics.location;

describe('addresses for mail', () => {
  it.each([
    ['53 Jorissen Street, Thwaiteville, Gauteng 2001, ZA', 'Thwaiteville', 'Gauteng', '2001', 'ZA'],
    [
      '18, rue des Trois-Conils Bordeaux, Nouvelle-Aquitaine 33000 FR',
      'Bordeaux',
      'Nouvelle-Aquitaine',
      '33000',
      'FR',
    ],
    [
      '18, rue des Lices, 33000, Bordeaux (FR), Nouvelle-Aquitaine',
      'Bordeaux',
      'Nouvelle-Aquitaine',
      '33000',
      'FR',
    ],
    ['Rue de Carouge 56, 1205 Genève', 'Genève', '', '1205', ''],
    ['Vesterbrogade 112, 3. tv, 1620 Copenhagen', 'Copenhagen', '', '1620', ''],
    ['88 Sudbury Street, Unit 1204 Toronto, ON M6J 3S8 CA', 'Toronto', 'ON', 'M6J 3S8', 'CA'],
  ])('are read in the forms of several countries: %s', (text, city, region, postalCode, countryCode) => {
    expect(postalAddressOf(text)).toMatchObject({ city, region, postalCode, countryCode });
  });

  it.each([
    '12 years of experience, Welding, US',
    'Wrote 3 reports, Oslo, NO',
    'Year 2 Teacher, Elm Grove Academy, Norwich',
    'anna@mail.example, 12 High Street, Leeds',
  ])('are nothing that tells of something else: %s', (text) => {
    expect(postalAddressOf(text)).toBeNull();
  });

  it('go over several lines', () => {
    expect(read('Thandeka Mokoena', '53 Jorissen Street', 'Thwaiteville, Gauteng 2001', 'ZA')).toMatchObject({
      address: '53 Jorissen Street',
      city: 'Thwaiteville',
      countryCode: 'ZA',
    });
  });
});
