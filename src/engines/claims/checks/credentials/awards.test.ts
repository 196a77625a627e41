import { describe, it } from 'vitest';
import { ruleFor } from '#testing/gate/rule.ts';

const rule = ruleFor({
  basics: { label: 'Florist' },
  work: [
    {
      name: 'Tulipe & Fils',
      position: 'Florist',
      startDate: '2019-02',
      highlights: [
        'Bound 30 bouquets a day.',
        'Invited to judge the fall show.',
        'Chosen for the mayor’s tables.',
      ],
    },
  ],
  awards: [
    { title: 'Golden Petal, second place', awarder: 'Florists Guild', date: '2023-06' },
    { title: 'Junior Binder Award', awarder: 'Florists Guild', date: '2020-05' },
    { title: 'Window of the Month', awarder: 'Old Town', date: '2021-05' },
  ],
});

describe('an award', () => {
  it('keeps the place that was reached', () => {
    rule('award awardStanding', {
      refused: [
        ['awards', 'Golden Petal, first place'],
        ['awards', 'Golden Petal'],
        ['letter', 'I took first place at the Golden Petal.'],
        ['letter', 'Je suis arrivée première au Golden Petal.'],
      ],
      allowed: [['awards', 'Golden Petal, second place']],
    });
  });

  it('keeps the word that says it was for beginners', () => {
    rule('award awardStanding', {
      refused: [['awards', 'Binder Award']],
      allowed: [['awards', 'Junior Binder Award']],
    });
  });

  it('is won as often as the profile has it', () => {
    rule('award awardOnce', {
      refused: [
        ['letter', 'I received the Junior Binder Award two years running.'],
        ['letter', "J'ai reçu le Junior Binder Award plusieurs fois."],
      ],
      allowed: [['letter', 'In 2020 I received the Junior Binder Award.']],
    });
  });

  it('is none of a year or month that the profile does not have', () => {
    rule('award noAward', {
      refused: [
        ['letter', 'I was florist of the year.'],
        ['summary', 'Fleuriste de l’année.'],
      ],
      allowed: [['letter', 'My window was Window of the Month in 2021.']],
    });
  });
});

describe('praise', () => {
  it('by invitation or choice is refused unless a fact of that very kind tells it', () => {
    rule('award notSingledOut (?:I|Je)', {
      refused: [
        ['letter', 'I was praised for bouquets.'],
        ['letter', 'Je suis souvent consultée pour des bouquets.'],
      ],
      allowed: [['letter', 'I was invited to judge the fall show.']],
    });
  });

  it('of a line of work is refused where its fact gives none', () => {
    rule('award notSingledOut (?:Praised|applauded)', {
      refused: [
        ['work[0].highlights', 'Praised for binding 30 bouquets a day.'],
        ['letter', 'My 30 bouquets a day were applauded.'],
      ],
      allowed: [['work[0].highlights', 'Bound 30 bouquets a day.']],
    });
  });
});
