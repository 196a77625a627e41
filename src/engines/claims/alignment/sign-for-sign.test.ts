import { describe, it } from 'vitest';
import { ruleFor } from '#testing/gate/rule.ts';

const SHOP = 'work[0].highlights';
const rule = ruleFor({
  work: [
    {
      name: 'Harbour Grill',
      position: 'Waiter',
      startDate: '2020-04',
      highlights: ['Served 40 guests a night without a second waiter.', 'Carved about 7.8 t of ham a year.'],
    },
  ],
});

describe('a text that repeats a fact word for word', () => {
  it('leaves out no denial of it', () => {
    rule('number figureNotHere with', {
      refused: [
        [SHOP, 'Served 40 guests a night with a second waiter.'],
        ['letter', 'Served 40 guests a night with a second waiter.'],
      ],
      allowed: [[SHOP, 'Served 40 guests a night without a second waiter.']],
    });
  });

  it('keeps its periods, and may tell an amount in another unit', () => {
    rule('unit figureNotHere week', {
      refused: [[SHOP, 'Served 40 guests a week without a second waiter.']],
      allowed: [[SHOP, 'Carved about 7,800 kg of ham a year.']],
    });
  });
});
