import { describe, expect, it } from 'vitest';
import { checkClaims } from './index.ts';

const resume = {
  basics: { name: 'Iolanthe Marsh', label: 'Instrument Technician' },
  work: [
    {
      name: 'Coldwater Pulp',
      position: 'Instrument Technician',
      startDate: '2020-03',
      highlights: [
        'Calibrate 60 pressure gauges a month.',
        'Found a leak in the chlorine line in 2023.',
        'Pressure transmitters and control valves, about 400 of them.',
        'Prépare les rapports de panne du secteur des chaudières.',
      ],
    },
  ],
};
const isAllowed = (target: string, text: string) =>
  checkClaims({ profile: { resume, facts: [] }, target, text, today: '2026-11-01' }).allowed;

describe('the verb of a sentence', () => {
  it.each([
    ['work[0].highlights', 'Patented 60 pressure gauges a month.'],
    ['work[0].highlights', 'Sold 60 pressure gauges a month.'],
    ['work[0].highlights', 'Inspected 60 pressure gauges and priced a leak in the chlorine line.'],
    ['work[0].highlights', 'A représenté le secteur des chaudières dans les rapports de panne.'],
    ['letter', 'I introduced 60 pressure gauges a month.'],
  ])('is refused where the fact tells another action: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });

  it.each([
    ['work[0].highlights', 'Calibrated 60 pressure gauges a month.'],
    ['work[0].highlights', 'Handled the calibration of 60 pressure gauges a month.'],
    ['work[0].highlights', 'Discovered a leak in the chlorine line in 2023.'],
    ['work[0].highlights', 'Serviced about 400 control valves and pressure transmitters.'],
    ['work[0].highlights', 'Rédige les rapports de panne du secteur des chaudières.'],
    ['letter', 'I know what a leak in a chlorine line looks like.'],
  ])(
    'may be a form, a synonym or a weaker one, or stand where the fact names things alone: %s',
    (target, text) => {
      expect(isAllowed(target, text)).toBe(true);
    },
  );
});
