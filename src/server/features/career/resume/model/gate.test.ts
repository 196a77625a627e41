import { expect, it } from 'vitest';
import type { Fact, MasterProfile } from '#contract/career/facts.ts';
import { emptyMaster } from '#engines/resume/index.ts';
import { inEnglish } from '#testing/wording/in-english.ts';
import { gateFor } from './gate.ts';

const source = { kind: 'person', at: '2026-11-20T12:00:00.000Z', where: 'onboarding' } as const;
const jobs = [
  {
    name: 'Clearpane Glass',
    position: 'Glazier',
    line: 'Cut breakage from 8% to 5% of panes with padded racks.',
  },
  { name: 'Depot Marron', position: 'Forklift Operator', line: 'Loaded up to 30 trucks a day.' },
];
const facts: Fact[] = jobs.map(({ line }, at) => ({
  id: `line${at}`,
  path: `/work/${at}/highlights/0`,
  value: line,
  source,
}));
const empty = emptyMaster();
const master: MasterProfile = {
  ...empty,
  facts,
  resume: {
    ...empty.resume,
    work: jobs.map(({ name, position, line }) => ({
      name,
      position,
      startDate: '2022-03',
      endDate: '',
      location: '',
      url: '',
      summary: '',
      highlights: [line],
    })),
  },
};
const named = { company: 'Skyline Panes', title: 'Glazing Foreman', name: 'Noor Castellan' };
const gate = gateFor(master, { named, posting: null, today: '2026-11-22' });
const whys = (text: string, ids: string[]) => gate(text, ids, 'letter').map(({ why }) => inEnglish(why));

it('lets the facts a text cites be said in other words, in either language', () => {
  expect(whys('Three points fewer panes broke once I brought in padded racks.', ['line0'])).toEqual([]);
  expect(whys('J’ai ramené la casse de 8 % à 5 % grâce à des supports rembourrés.', ['line0'])).toEqual([]);
});

it('refuses what the facts do not say, citing a fact that is not known, and telling of another one than is cited', () => {
  expect(whys('I cut breakage from 8% to 2% with padded racks.', ['line0'])).not.toEqual([]);
  expect(whys('I cut breakage with padded racks.', ['nobody'])).toEqual([
    'It’s based on something that isn’t in your profile.',
  ]);
  expect(whys('I loaded up to 30 trucks a day.', ['line0'])).toEqual([
    'It claims more than your profile says.',
  ]);
});

it('lets a text without facts say nothing of the person, not even what is true', () => {
  expect(whys('I loaded trucks.', [])).not.toEqual([]);
  expect(whys('Kind regards,', [])).toEqual([]);
});
