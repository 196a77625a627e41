import { expect, it } from 'vitest';
import { axisOf } from './axis.ts';

it('reaches from nought to a round step above the highest value', () => {
  expect(axisOf([78, 12, 40])).toEqual({ low: 0, high: 80, steps: [0, 20, 40, 60, 80] });
});

it('reaches below nought where a value does, such as a day with more refunds than sales', () => {
  expect(axisOf([78, -5])).toEqual({ low: -20, high: 80, steps: [-20, 0, 20, 40, 60, 80] });
});

it('has a step above nought where there is no value above it', () => {
  expect(axisOf([]).high).toBeGreaterThan(0);
  expect(axisOf([0, -3]).high).toBeGreaterThan(0);
});
