import { describe, expect, it } from 'vitest';
import type { MasterProfile } from '#contract/career/facts.ts';
import { readResume } from '#engines/resume/reading/index.ts';
import { CVS, linesOf } from '#testing/resumes/cvs.ts';
import type { CvName } from '#testing/resumes/cvs.ts';

const FILE = { id: 'file-1', name: 'cv.txt' };
const read = (text: string): MasterProfile => readResume(linesOf(text), FILE);
const cv = (name: CvName) => read(CVS[name]).resume;

describe('the contact block', () => {
  it('takes the town over a postal code that stands alone, whether or not a list has the town', () => {
    const { basics } = read(
      'Rhodri Pemberthy\n14 Mill Road\nLlanfyllin\nSY22 5LJ\nrp@mail.example.com',
    ).resume;
    expect(basics.location).toMatchObject({
      address: '14 Mill Road',
      city: 'Llanfyllin',
      postalCode: 'SY22 5LJ',
    });
  });

  it('reads a postal code that a narrow column broke in two, with the street over it', () => {
    const { basics } = read(
      'Mireille Okafor\nmo@mail.example.com\n4820, rue Saint-Denis\nMontréal (Québec) H2J\n2L6',
    ).resume;
    expect(basics.location).toMatchObject({
      address: '4820, rue Saint-Denis',
      city: 'Montréal',
      region: 'Québec',
      postalCode: 'H2J 2L6',
    });
  });

  it('takes no postal code for the number to call that stands after it', () => {
    const { basics } = read('Bastien Le Goff\n27 bis, quai Nord | 44000 Nantes | 06 39 98 41 27').resume;
    expect([basics.phone, basics.location.city]).toEqual(['06 39 98 41 27', 'Nantes']);
  });

  it.each(['Hamilton, Ontario', 'Porto', 'ana@mail.example.com'])(
    'takes nothing printed alike below a name into it: %s',
    (below) => {
      const text = `Ana Silva\n${below}\nana@mail.example.com\n\nEXPERIENCE\nCook, Blue Door, 2019 - 2021`;
      const { basics } = readResume(
        linesOf(text).map((line) => ({ ...line, size: 10 })),
        FILE,
      ).resume;
      expect([basics.name, basics.label]).toEqual(['Ana Silva', '']);
    },
  );

  it.each([
    ['nurse', 'Amara Osei', 'amara.osei@mail.example.com', '(905) 555-0142', 'Hamilton', 'ON'],
    ['welder', 'DALE KOWALCHUK', 'dale.k@mail.example.com', '403-555-0198', 'Red Deer', 'Alberta'],
    ['cashier', 'Priya Nair', 'priya.nair@mail.example.com', '647-555-0110', 'Brampton', 'ON'],
    ['accountant', 'Jonathan Tremblay-Price', 'jtp@mail.example.com', '902.555.0134', 'Halifax', 'NS'],
    ['teacher', 'Hannah Weiss', 'hannah.weiss@mail.example.com', '204-555-0171', 'Winnipeg', 'Manitoba'],
    ['engineer', 'Wei Zhang', 'wei.zhang@mail.example.com', '+1 604 555 0126', 'Vancouver', 'BC'],
    [
      'infirmiere',
      'Marie-Ève Bouchard',
      'me.bouchard@mail.example.com',
      '819 555-0163',
      'Trois-Rivières',
      'Québec',
    ],
    ['soudeur', 'Karim Haddad', 'karim.haddad@mail.example.com', '514-555-0150', 'Longueuil', 'QC'],
  ] as const)('of the %s is read', (name, person, email, phone, city, region) => {
    expect(cv(name).basics).toMatchObject({ name: person, email, phone, location: { city, region } });
  });

  it('gives the headline, the postal code and the links', () => {
    expect(cv('nurse').basics).toMatchObject({
      label: 'Registered Nurse',
      location: { postalCode: 'L8P 1A1' },
    });
    expect(cv('engineer').basics).toMatchObject({
      url: 'https://weizhang.example.dev',
      profiles: [{ network: 'GitHub', url: 'github.com/weizhang-dev' }],
    });
  });
});

describe('a place', () => {
  it.each([
    ['Manchester, England M1 2WD', 'Manchester', 'England', 'GB', 'M1 2WD'],
    ['Dublin, Leinster D02 X285 IE', 'Dublin', 'Leinster', 'IE', 'D02 X285'],
    ['Toronto ON M5V 2T6', 'Toronto', 'ON', '', 'M5V 2T6'],
    ['12 King St., Hamilton, Ontario, Canada', 'Hamilton', 'Ontario', 'CA', ''],
    ['Berlin, Berlin', 'Berlin', 'Berlin', '', ''],
    ['Melbourne VIC', 'Melbourne', 'VIC', '', ''],
    ['5000 Namur, Belgique', 'Namur', '', 'BE', '5000'],
    ['4410 Liestal', 'Liestal', '', '', '4410'],
    [
      'Nurse. Phone 514 555-0143; email a@b.example. Leeds, West Yorkshire.',
      'Leeds',
      'West Yorkshire',
      '',
      '',
    ],
    ['Cork, Ireland * 514 555-0143', 'Cork', '', 'IE', ''],
    ['Montréal (Québec)', 'Montréal', 'Québec', '', ''],
  ])('such as %s is read in its parts', (text, city, region, countryCode, postalCode) => {
    const { location } = read(`Ana Silva\n${text}\nana@mail.example.com`).resume.basics;
    expect(location).toMatchObject({ city, countryCode, postalCode });
    if (countryCode !== 'GB') expect(location.region).toBe(region);
  });
});
