import { describe, it } from 'vitest';
import { ruleFor } from '#testing/gate/rule.ts';

const AT_WORK = 'work[0].highlights';
const rule = ruleFor({
  basics: {
    name: 'Ines Moreau',
    label: 'Port Planner',
    summary: 'Port planner with a background in freight.',
  },
  work: [
    {
      name: 'Saltmarsh Port',
      position: 'Port Planner',
      startDate: '2021-05',
      highlights: [
        'Draft the weekly berth plan; the harbour master approves it.',
        'Take minutes in the tariff talks, which the commercial manager leads.',
        'Own turnaround estimate off by 22 minutes in 2023, 14 minutes in 2025.',
        'Share in the coaching of the trainee planner.',
        'Ordered fenders within a budget of $9,000 each month.',
        'Berths filled: 61 in 2022, 74 in 2023 and 70 in 2024.',
        'Surveyed 12 km of the 40 km north quay.',
        'Load plans for ships of up to 300 metres.',
        'Plan accuracy of my desk: 97.2% in 2024.',
        'One of a team of six keeping the berth log.',
        'Checked 80 to 120 manifests a day.',
        'Entered around 200 tariffs a month.',
        'Cold store kept at -18 °C.',
      ],
    },
    {
      name: 'Brightwater Freight',
      position: 'Freight Clerk',
      startDate: '2014-02',
      endDate: '2021-04',
      highlights: ['Filed customs papers.'],
    },
  ],
  certificates: [
    { name: 'Marine Radio Operator (expired May 2023)', issuer: 'Port School' },
    { name: 'Dangerous Goods Adviser (exam booked for March 2027)', issuer: 'Port School' },
    { name: 'Forklift Licence', issuer: 'Port School', date: '2020-02' },
  ],
  education: [
    {
      institution: 'Harbour University',
      studyType: 'BSc, not completed (left after one year)',
      area: 'Logistics',
      startDate: '2010-09',
      endDate: '2011-06',
    },
  ],
});

describe('a credential', () => {
  it('that has run out is told with that, and no other one is held back', () => {
    rule('certificate ranOut', {
      refused: [
        ['certificates', 'Marine Radio Operator'],
        ['certificates', 'Forklift Licence, current Marine Radio Operator'],
        ['letter', 'I am a Marine Radio Operator.'],
      ],
      allowed: [
        ['certificates', 'Marine Radio Operator (lapsed in May 2023)'],
        ['certificates', 'Forklift Licence'],
      ],
    });
  });

  it('that is not had yet is told with that', () => {
    rule('certificate (?:unfinished|certificateLevel)', {
      refused: [['certificates', 'Dangerous Goods Adviser']],
      allowed: [['certificates', 'Dangerous Goods Adviser, exam due in March 2027']],
    });
    rule('education unfinished', {
      refused: [['education', 'BSc Logistics, Harbour University']],
      allowed: [['education', 'One year of a BSc in Logistics at Harbour University, not completed']],
    });
  });
});

describe('what somebody else does in a fact', () => {
  it('is not the person’s, by a verb after a sign or one that takes up its thing', () => {
    rule('scope othersWork', {
      refused: [
        [AT_WORK, 'Draft and approve the weekly berth plan.'],
        ['letter', 'I lead the tariff talks.'],
      ],
      allowed: [[AT_WORK, 'Draft the weekly berth plan for the harbour master to approve.']],
    });
  });

  it('is not the person’s alone where they share in it', () => {
    rule('scope notAlone', {
      refused: [['letter', 'The coaching of the trainee planner rests with me.']],
      allowed: [[AT_WORK, 'The trainee planner gets a share of the coaching from me.']],
    });
  });
});

describe('a result', () => {
  it('is told of no more people than the fact tells it of', () => {
    rule('reach notOfThis', {
      refused: [
        [AT_WORK, 'The team’s turnaround estimate was off by 14 minutes in 2025.'],
        [AT_WORK, 'Port-wide plan accuracy of 97.2% in 2024.'],
      ],
      allowed: [[AT_WORK, 'My own turnaround estimate was off by 14 minutes in 2025.']],
    });
  });

  it('is none that nobody recorded, at the head of a sentence or said of its things at the end', () => {
    rule('causal notOfThis', {
      refused: [
        [AT_WORK, 'Brought fender costs down, ordering within a budget of $9,000 each month.'],
        [AT_WORK, 'Load plans for ships of up to 300 metres, all of which sailed on the hour.'],
      ],
      allowed: [[AT_WORK, 'Ordered fenders each month within a budget of $9,000.']],
    });
  });

  it('went up each year, or was the most of all, where its amounts say so', () => {
    rule('reach notOfThis', {
      refused: [
        [AT_WORK, 'The number of berths filled rose each year from 61 in 2022.'],
        [AT_WORK, '2024 was the strongest year, with 70 berths filled.'],
      ],
      allowed: [[AT_WORK, '2023 was the strongest with 74 berths filled.']],
    });
  });

  it('of a part is none of the whole, whatever it is measured in', () => {
    rule('unit', {
      refused: [[AT_WORK, 'Surveyed the 40 km north quay.']],
      allowed: [[AT_WORK, 'Surveyed 12 of the 40 km of north quay.']],
    });
  });
});

describe('an amount', () => {
  it('may be told by its bound, its rest, its range, another period, or as one of us', () => {
    rule('number', {
      refused: [
        [AT_WORK, 'Plan errors of 2.1% at my desk in 2024.'],
        [AT_WORK, 'Around 70 manifests checked a day.'],
        [AT_WORK, 'Over a year, around 3,000 tariffs entered.'],
        [AT_WORK, 'Cold store kept at 16 degrees below zero.'],
        [AT_WORK, 'There are seven of us keeping the berth log.'],
      ],
      allowed: [
        [AT_WORK, 'Load plans for ships, 300 metres at the longest.'],
        [AT_WORK, 'Plan errors of 2.8% at my desk in 2024.'],
        [AT_WORK, 'Around 100 manifests checked a day.'],
        [AT_WORK, 'Over a year, around 2,400 tariffs entered.'],
        [AT_WORK, 'Cold store kept at 18 degrees below zero.'],
        [AT_WORK, 'There are six of us keeping the berth log.'],
      ],
    });
  });

  it('of years has the unit of those before it', () => {
    rule('number', {
      refused: [['summary', 'Just over twelve years of work: nine in freight, then five as a port planner.']],
      allowed: [
        ['summary', 'Just over twelve years of work: seven in freight, then five as a port planner.'],
      ],
    });
  });
});
