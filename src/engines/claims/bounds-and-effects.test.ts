import { describe, expect, it } from 'vitest';
import { checkClaims } from './index.ts';

const resume = {
  basics: { summary: 'Potter in school workshops, earlier in a studio.' },
  work: [
    {
      name: 'École des Tilleuls',
      position: 'Workshop Potter',
      startDate: '2022-03',
      highlights: [
        'Nearly 60 % of the clay is recycled.',
        'Over 40 pots are fired a week.',
        'Check kilns for cracks and order new shelves.',
        'Teach adults to throw bowls.',
        'Sold the old kiln for 3 000 $.',
        'A vendu pour 1,2 M$ de bols en 2023, dont 45 k$ en ligne.',
        'Donne des cours à des enfants de 6 à 8 ans.',
        'A fait passer la part de bols fendus de 12 % à 8 %.',
      ],
    },
    {
      name: 'Studio Argile',
      position: 'Potter',
      startDate: '2017-03',
      endDate: '2022-02',
      highlights: ['Threw bowls.'],
    },
  ],
  awards: [{ title: 'Golden Glaze', awarder: 'Studio Argile', date: '2020-05' }],
};
const isAllowed = (target: string, text: string): boolean =>
  checkClaims({ profile: { resume, facts: [] }, target, text, today: '2026-11-01' }).allowed;

describe('what goes beyond a fact', () => {
  it.each([
    ['a bound from the other side', 'work[0].highlights', 'Over 60 % of the clay is recycled.'],
    ['a bound from above', 'work[0].highlights', 'Nearly 40 pots are fired a week.'],
    [
      'an effect of an action',
      'work[0].highlights',
      'Check kilns for cracks and order new shelves, reducing cracks.',
    ],
    ['a thing before the said one', 'work[0].highlights', 'Teach toddlers and adults to throw bowls.'],
    ['a currency after the sign', 'work[0].highlights', 'Sold the old kiln for 3 000 $ US.'],
    ['thousands for millions', 'work[0].highlights', 'A vendu pour 1,2 k$ de bols en 2023.'],
    ['another age', 'work[0].highlights', 'Donne des cours à des enfants de 6 à 11 ans.'],
    ['the end of a change', 'work[0].highlights', 'A fait passer la part de bols fendus de 12 % à 7,7 %.'],
    ['an award given again', 'letter', 'The Golden Glaze was awarded to me three years running.'],
    [
      'years of all work told of one kind',
      'letter',
      'J’ai neuf ans d’expérience dans les ateliers scolaires.',
    ],
  ])('is refused: %s', (_, target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });

  it.each([
    ['work[0].highlights', 'Almost 60 % of the clay is recycled.'],
    ['work[0].highlights', 'More than 40 pots are fired a week.'],
    ['work[0].highlights', 'Sold the old kiln for 3 000 $ CA.'],
    ['letter', 'The Golden Glaze was awarded to me in 2020.'],
    ['work[0].highlights', 'Sold bowls for $1.2 million in 2023, of which $45,000 online.'],
    ['work[0].highlights', 'Teach classes to children aged 6 to 8.'],
  ])('is not what is said otherwise, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(true);
  });
});
