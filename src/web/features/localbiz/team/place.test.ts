import { expect, it } from 'vitest';
import { newPlace, placeOf, readPlace } from './place.ts';

it('sends a limit in cents, for a manager alone', () => {
  const limited = { role: 'manager' as const, shops: null, limit: '$1,500' };
  expect(readPlace(limited)).toEqual({
    place: { role: 'manager', shop_ids: null, order_limit_cents: 150_000 },
  });
  expect(readPlace({ ...limited, role: 'staff' })).toMatchObject({ place: { order_limit_cents: null } });
  expect(placeOf({ role: 'manager', shop_ids: null, order_limit_cents: 150_000 }).limit).toBe('1500');
});

it('names what is wrong: no shop chosen, an amount that is none', () => {
  expect(readPlace({ role: 'manager', shops: [], limit: 'a lot' })).toEqual({
    problems: {
      shops: 'Choose at least one shop.',
      limit: 'Enter an amount in whole dollars, or nothing.',
    },
  });
  expect(readPlace({ ...newPlace, role: 'owner', shops: [] })).toMatchObject({ place: { shop_ids: null } });
});
