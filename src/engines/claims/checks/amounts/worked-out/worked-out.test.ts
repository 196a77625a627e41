import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

const isAllowed = (fact: string, text: string): boolean =>
  checkClaims({
    profile: {
      resume: {
        work: [{ name: 'Larkfield', position: 'Planner', startDate: '2021-01', highlights: [fact] }],
      },
      facts: [],
    },
    target: 'work[0].highlights',
    text,
    today: '2026-11-01',
  }).allowed;

const CALLS = 'Answered 94% of calls in 2025; the target is 90%.';
const KILNS = 'Rebuilt 5 kilns in 11 days against 15 planned.';
const SCHEDULE = 'Work Monday to Friday, 6 a.m. to 2 p.m.';
const MORNINGS = "Anime l'émission du matin, de 6 h à 9 h, du lundi au vendredi.";

describe('an amount that is worked out of those of one fact', () => {
  it.each([
    // How far from what it is measured by.
    [CALLS, 'Answered 94% of calls in 2025, four points above target.'],
    [KILNS, 'Rebuilt 5 kilns four days ahead of plan.'],
    // The rest of a whole.
    ['Renewed 93% of contracts in 2025.', '7% of contracts not renewed in 2025.'],
    ['Passed 6 of 10 courses.', '6 courses passed, four to go.'],
    // A part of a whole.
    ['Budget of $480,000, of which $120,000 for glazes.', 'Budget of $480,000, a quarter of it for glazes.'],
    // What the days and hours of a schedule come to.
    [SCHEDULE, 'Work five days a week.'],
    [SCHEDULE, 'Work eight hours a day.'],
    [SCHEDULE, 'Work 40 hours a week.'],
    [MORNINGS, "Anime l'émission cinq matinées par semaine."],
    // How often all were done, sides, and what is joined under one period.
    ['Tuned 118 pianos twice a year.', '236 tunings of pianos a year.'],
    ['Wet-cleaned a 4.2 m by 3.1 m tapestry.', 'Wet-cleaned a tapestry of about 13 square metres.'],
    ['Calibrate 12 scales and 3 kilns monthly.', 'Calibrate 15 scales and kilns once a month.'],
  ])('follows from “%s”: “%s”', (fact, text) => {
    expect(isAllowed(fact, text)).toBe(true);
  });

  it.each([
    [CALLS, 'Answered 94% of calls in 2025, four points below target.'],
    [CALLS, 'Answered 94% of calls in 2025, six points above target.'],
    [KILNS, 'Rebuilt 5 kilns four days behind plan.'],
    [KILNS, 'Rebuilt 5 kilns four weeks ahead of plan.'],
    ['Renewed 93% of contracts in 2025.', 'Renewed 7% of contracts in 2025.'],
    ['Passed 6 of 10 courses.', '6 courses passed, five to go.'],
    ['Budget of $480,000, of which $120,000 for glazes.', 'Budget of $480,000, a third of it for glazes.'],
    [SCHEDULE, 'Work six days a week.'],
    [SCHEDULE, 'Work 60 hours a week.'],
    [MORNINGS, "Anime l'émission cinq soirées par semaine."],
    ['Tuned 118 pianos twice a year.', '236 pianos a year.'],
    ['Wet-cleaned a 4.2 m by 3.1 m tapestry.', 'Wet-cleaned a tapestry of about 16 square metres.'],
    ['Calibrate 12 scales and 3 kilns monthly.', 'Calibrate 12 scales and 3 kilns once a week.'],
  ])('does not follow from “%s”: “%s”', (fact, text) => {
    expect(isAllowed(fact, text)).toBe(false);
  });
});

describe('an amount in another unit', () => {
  it.each([
    ['Hold the cold store at 4 °C.', 'Hold the cold store at about 39 °F.'],
    ['Fire kilns to 1,200 °C.', 'Fire kilns to 2,192 degrees Fahrenheit.'],
    ['Run pumps at 80 psi.', 'Run pumps at about 5.5 bar.'],
    ['Run engines of 200 hp.', 'Run engines of about 150 kW.'],
    ['Drive at 100 km/h.', 'Drive at 62 mph.'],
    ['Type 75 wpm.', 'Type 75 words per minute.'],
    ['Trained welders for 90 minutes a day.', 'Trained welders for an hour and a half a day.'],
    ['Spend 18 months on the rebuild.', 'Spend one and a half years on the rebuild.'],
    ['No incident in 640 offshore days.', 'Over 600 days offshore without an incident.'],
    [
      'Animait un groupe de 12 enfants de 6 à 8 ans.',
      'Animait un groupe de douze enfants de six à huit ans.',
    ],
  ])('is the same: “%s” told as “%s”', (fact, text) => {
    expect(isAllowed(fact, text)).toBe(true);
  });

  it.each([
    ['Hold the cold store at 4 °C.', 'Hold the cold store at about 49 °F.'],
    ['Bake at 450 °F.', 'Bake at 450 °C.'],
    ['Run pumps at 80 psi.', 'Run pumps at 80 bar.'],
    ['Drive at 100 km/h.', 'Drive at 80 mph.'],
    ['Trained welders for 90 minutes a day.', 'Trained welders for two and a half hours a day.'],
    ['No incident in 640 offshore days.', 'Over 700 days offshore without an incident.'],
    ['Animait un groupe de 12 enfants de 6 à 8 ans.', 'Animait un groupe de douze enfants de six à dix ans.'],
  ])('is another one: “%s” told as “%s”', (fact, text) => {
    expect(isAllowed(fact, text)).toBe(false);
  });
});
