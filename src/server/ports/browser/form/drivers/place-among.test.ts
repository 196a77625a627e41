import { describe, expect, it } from 'vitest';
import { placeAmong } from './place-among.ts';

const HOME = 'Ottawa, Ontario, Canada';

describe('a place among suggestions', () => {
  it('is the one where the person lives, also by the letters of its province', () => {
    const suggested = ['Ottawa, Illinois, United States', 'Ottawa, Ontario, Canada'];
    expect(placeAmong(suggested, 'Ottawa', HOME)).toBe('Ottawa, Ontario, Canada');
    expect(placeAmong(['Ottawa, KS', 'Ottawa, ON'], 'Ottawa', HOME)).toBe('Ottawa, ON');
    expect(placeAmong(['Ottawa'], 'Ottawa', HOME)).toBe('Ottawa');
  });

  it('is none where only a town of the same name is offered, or shown as chosen', () => {
    expect(placeAmong(['Ottawa, Illinois, United States'], 'Ottawa', HOME)).toBeNull();
    expect(placeAmong(['Ottawa, Kansas'], 'Ottawa, Ontario, Canada', HOME)).toBeNull();
  });
});
