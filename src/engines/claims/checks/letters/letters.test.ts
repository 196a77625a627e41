import { describe, it } from 'vitest';
import { ruleFor } from '#testing/gate/rule.ts';

const rule = ruleFor(
  {
    basics: { name: 'Paulo Reis', label: 'Tailor' },
    work: [
      {
        name: 'Maison Duvet',
        position: 'Tailor',
        startDate: '2020-04',
        highlights: ['Hemmed 30 trousers a week.', 'Serviced Juki machines.'],
      },
    ],
  },
  {
    posting: {
      title: 'Head Tailor',
      company: 'Atelier Vert',
      description: 'You lead a crew of 8. Leather work. We ship 900 suits a month.',
    },
  },
);

describe('a letter', () => {
  it('may say what the person lacks, and not that it is no news to them', () => {
    rule('jd-keyword ofPosting (?:leather|Leather|cuir)', {
      refused: [
        ['letter', 'Leather is no stranger to me.'],
        ['letter', 'Leather is second nature to me.'],
      ],
      allowed: [
        ['letter', 'I have not worked with leather.'],
        ['letter', 'Leather would be new to me.'],
        ['letter', "Pour être honnête, je n'ai jamais travaillé le cuir."],
      ],
    });
  });

  it('may say what the employer asks for, and not that the person has it', () => {
    rule('jd-keyword ofPosting (?:leather|Leather)', {
      refused: [
        ['letter', 'Leather work is what I bring.'],
        ['letter', 'You need someone who knows leather, and I do.'],
        ['letter', 'You ask for leather work, which I have.'],
      ],
      allowed: [
        ['letter', 'You need someone who knows leather.'],
        ['letter', 'Your posting asks for leather work.'],
      ],
    });
  });

  it('may tell the posting’s figures of the employer, and not of the person', () => {
    rule('number figureNotHere (?:900|8)', {
      refused: [
        ['letter', 'I ship 900 suits a month.'],
        ['letter', 'I love leading crews of 8.'],
      ],
      allowed: [
        ['letter', 'You ship 900 suits a month.'],
        ['letter', 'Shipping 900 suits a month takes care.'],
      ],
    });
  });

  it('boasts of nothing that did not go wrong', () => {
    rule('reach notOfThis never', {
      refused: [
        ['letter', 'I have never missed a deadline.'],
        ['letter', 'I have never been late.'],
      ],
      allowed: [['letter', 'I have never led a crew.']],
    });
  });

  it('may tell a feeling, and in one no place that was come to', () => {
    rule('reach notOfThis first', {
      refused: [['letter', 'I came first in trousers.']],
      allowed: [
        ['letter', 'I like the hush of machines.'],
        ['letter', 'I came to trousers by chance.'],
      ],
    });
  });

  it('names as a place of work none that the facts have for something else', () => {
    rule('employer ofSomethingElse Juki', {
      refused: [
        ['letter', 'I worked for Juki.'],
        ['letter', "J'ai travaillé pour Juki."],
      ],
      allowed: [
        ['letter', 'I worked for Maison Duvet.'],
        ['letter', 'I serviced Juki machines.'],
      ],
    });
  });

  it('names the employer it is for as a wish, and not as a place of work', () => {
    rule('employer ofPosting Atelier', {
      refused: [['letter', 'I have worked for Atelier Vert.']],
      allowed: [['letter', 'I would like to work for Atelier Vert.']],
    });
  });
});
