import { describe, it } from 'vitest';
import { ruleFor } from '#testing/gate/rule.ts';

const SHOP = 'work[0].highlights';
const resume = {
  basics: { name: 'Paulo Reis', label: 'Tailor' },
  work: [
    {
      name: 'Maison Duvet',
      position: 'Tailor',
      startDate: '2020-04',
      highlights: [
        'Hemmed 30 trousers a week.',
        'Altered residential curtains for hotels.',
        'Serviced Juki machines.',
        'Ordered linen from two mills.',
        'Showed visitors the archive of patterns.',
      ],
    },
    {
      name: 'Opera House',
      position: 'Costume Assistant',
      startDate: '2016-05',
      endDate: '2019-11',
      highlights: ['Dyed silk and mended wigs for premieres.'],
    },
  ],
  education: [
    {
      institution: 'Lakeland Trade College',
      studyType: 'Certificate',
      area: 'Garment making',
      startDate: '2014-09',
      endDate: '2015-05',
    },
  ],
  skills: [{ name: '', keywords: ['Pattern drafting', 'Excel', 'Hand sewing'] }],
};
const rule = ruleFor(resume);

describe('words', () => {
  it('of what another job did are refused of this one, in its lines and beside its name', () => {
    rule('merged ofSomethingElse (?:I dyed|and mended)', {
      refused: [
        [SHOP, 'Dyed silk and mended wigs for premieres.'],
        ['letter', 'At Maison Duvet I dyed silk and mended wigs for premieres.'],
      ],
      allowed: [['letter', 'At Opera House I dyed silk and mended wigs for premieres.']],
    });
  });

  it('that the profile does not say are refused, in English and French', () => {
    rule('(?:skill|unsupported|scope) notHere (?:Bernina|leather|chevaux)', {
      refused: [
        [SHOP, 'Serviced Juki and Bernina machines.'],
        ['letter', 'I serviced leather machines.'],
        ['letter', "J'ai ferré des chevaux."],
      ],
      allowed: [['letter', 'I ordered linen from two mills.']],
    });
  });

  it('behind all that a fact tells are refused as an addition', () => {
    rule('unsupported notOfThis', {
      refused: [[SHOP, 'Hemmed 30 trousers a week for the royal family.']],
      allowed: [[SHOP, 'Hemmed 30 trousers a week.']],
    });
  });

  it('of quality are refused in the place of the fact’s own', () => {
    rule('unsupported notHere commercial', {
      refused: [[SHOP, 'Altered commercial curtains for hotels.']],
      allowed: [[SHOP, 'Altered residential curtains for hotels.']],
    });
  });

  it('gathered from many facts are refused where no two of them say most', () => {
    rule('merged ofDifferentThings', {
      refused: [['letter', 'I dyed machines for curtains with trousers from an archive.']],
      allowed: [['letter', 'I altered curtains for hotels and ordered linen.']],
    });
  });

  it('put together as a name are refused where no one entry has them all', () => {
    rule('merged notOfOne', {
      refused: [['letter', 'I studied at Lakeland Opera Trade College.']],
      allowed: [['letter', 'I studied garment making at Lakeland Trade College.']],
    });
  });

  it('of the posting alone are refused of the person', () => {
    ruleFor(resume, {
      posting: { title: 'Cutter', company: 'Atelier Vert', description: 'Gerber AccuMark and fur.' },
    })('jd-keyword ofPosting', {
      refused: [
        ['skills', 'Excel, Gerber AccuMark'],
        ['letter', 'I mended fur.'],
      ],
      allowed: [['letter', 'Gerber AccuMark would be new to me.']],
    });
  });
});

describe('a skill', () => {
  it('is not put together of words of several facts', () => {
    rule('skill notOfOne', {
      refused: [
        ['skills', 'Silk drafting'],
        ['skills', 'Hand drafting'],
      ],
      allowed: [
        ['skills', 'Pattern drafting'],
        ['skills', 'Excel Hand sewing'],
      ],
    });
  });

  it('has no level that the profile does not give it', () => {
    rule('skill skillLevel', {
      refused: [
        ['skills', 'Excel (advanced)'],
        ['skills', 'Couture à la main (avancée)'],
      ],
      allowed: [['skills', 'Excel, Hand sewing']],
    });
  });
});
