import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

const job = (name: string, position: string, dates: string, ...highlights: string[]) => {
  const [startDate, endDate] = dates.split('/');
  return { name, position, startDate, ...(endDate === '' ? {} : { endDate }), highlights };
};
const TURBINES = [
  job('Corrie', 'Senior Wind Turbine Technician', '2021-02/', 'Serve turbines across 3 onshore wind farms.'),
  job('Northlight', 'Wind Turbine Technician', '2017-06/2021-01', 'Annual services on offshore turbines.'),
  job('Tayvale', 'Maintenance Electrician', '2013-08/2017-05', 'Breakdown cover for packing lines.'),
  job('Kerr', 'Apprentice Electrician', '2009-08/2013-07', 'Domestic rewires.'),
];
const DESKS = [
  job('Wheatland', '911 Call-Taker', '2020-08/', 'Answer 70 calls a shift.'),
  job('Prairie Air', 'Flight Follower', '2016-03/2020-07', 'Tracked 18 aircraft by radio.'),
  job('Bridge Taxi', 'Night Dispatcher', '2013-10/2016-02', 'Dispatched 35 cars.'),
];

const isAllowed = (label: string, work: readonly object[], text: string): boolean =>
  checkClaims({
    profile: { resume: { basics: { label }, work }, facts: [] },
    target: 'summary',
    text,
    today: '2026-11-15',
  }).allowed;

describe('a length of time over the stations that a sentence goes through', () => {
  it.each([
    'Seventeen years: apprentice, maintenance electrician, turbine technician',
    'Seventeen years in electrical and turbine work: apprentice, maintenance electrician, turbine technician',
    'Seventeen years as an electrician and turbine technician',
    'Over nine years on wind turbines, first offshore, now onshore',
  ])('is that of their jobs together: %s', (text) => {
    expect(isAllowed('Wind turbine technician', TURBINES, text)).toBe(true);
  });

  it.each([
    'Twenty years: apprentice, maintenance electrician, turbine technician',
    'Seventeen years as a turbine technician: packing lines, offshore and onshore',
    'Technician with over nine years of offshore turbine work',
    'Over nine years of offshore turbine work, now onshore',
    'Nine years of packing lines, offshore turbines and rewires',
  ])('is refused where it is longer than they were, or is that of one of them: %s', (text) => {
    expect(isAllowed('Wind turbine technician', TURBINES, text)).toBe(false);
  });

  it('counts the job in between where a part stands for it in words of its own', () => {
    expect(isAllowed('Dispatcher', DESKS, 'Thirteen years of calls: taxis at night, then 911 calls')).toBe(
      false,
    );
    expect(
      isAllowed('Dispatcher', DESKS, 'Thirteen years: taxis at night, then aircraft by radio, now 911 calls'),
    ).toBe(true);
  });
});

describe('a length of time', () => {
  const work = [
    job('Larkfield Dairy', 'Quality Technician', '2021-03/', 'Analyse 60 échantillons de lait par jour.'),
    job('Northlight', 'Wind Turbine Technician', '2018-09/2021-02', 'Annual services on turbines.'),
    job('Hilltop Hotel', 'Night Auditor', '2014-01/2018-08', 'Closed the books of 120 rooms.'),
  ];

  it.each([
    ['Technician for more than a decade.', false],
    ['Technician for over eight years.', true],
    ['12+ years of experience', true],
    ['15+ years of experience', false],
    ["Depuis plus de cinq ans, j'analyse 60 échantillons de lait par jour.", true],
    ["Depuis plus de huit ans, j'analyse 60 échantillons de lait par jour.", false],
  ])('is that of what it is told of, by whatever name and sign: %s', (text, allowed) => {
    expect(isAllowed('Quality technician', work, text)).toBe(allowed);
  });

  it('is that of a place where somebody helped for nothing too', () => {
    const volunteer = [
      { organization: 'Cairn Rescue', position: 'Volunteer', startDate: '2019-01', endDate: '2022-12' },
    ];
    const years = (text: string) =>
      checkClaims({
        profile: { resume: { work, volunteer }, facts: [] },
        target: 'letter',
        text,
        today: '2026-11-15',
      }).allowed;
    expect(years('I volunteered with Cairn Rescue for four years.')).toBe(true);
    expect(years('I volunteered with Cairn Rescue for seven years.')).toBe(false);
  });
});
