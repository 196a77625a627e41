import { describe, it } from 'vitest';
import { ruleFor } from '#testing/gate/rule.ts';

const AT_WORK = 'work[0].highlights';
const rule = ruleFor({
  basics: {
    name: 'Ines Okafor',
    label: 'Beekeeper',
    email: 'ines.okafor@example.ca',
    phone: '+1 (418) 555-0147',
    location: { city: 'Rimouski', region: 'QC' },
  },
  work: [
    {
      name: 'Larkfield Apiaries',
      position: 'Beekeeper',
      startDate: '2020-04',
      highlights: [
        'Hive losses went from 9% to 4% after the owner bought insulated boxes.',
        'Les pertes de reines ont baissé de 8 à 3 depuis que la direction achète ailleurs.',
        'Started spring feeding in May 2022.',
        'Jars sold at the market: 150 in 2021, 240 in 2023.',
      ],
    },
    {
      name: 'Prairie Honey',
      position: 'Bottler',
      startDate: '2016-05',
      endDate: '2019-11',
      highlights: ['Bottled clover honey.'],
    },
  ],
  volunteer: [
    {
      organization: 'Harbour Food Bank',
      position: 'Driver',
      startDate: '2018-01',
      endDate: '2018-12',
      highlights: ['Sorted crates.'],
    },
  ],
});

describe('how to reach the person', () => {
  it('is as recorded, to the letter, however the number is parted', () => {
    rule('contact contactOther', {
      refused: [
        ['basics.email', 'ines.okafor@example.com'],
        ['basics.phone', '418-555-0148'],
        ['basics.location', 'Gatineau, QC'],
        ['letter', 'Write to me at ines@example.ca.'],
        ['letter', 'My number is (418) 555-0199.'],
      ],
      allowed: [
        ['basics.phone', '418 555-0147'],
        ['basics.location', 'Rimouski, QC'],
        ['letter', 'Write to me at ines.okafor@example.ca.'],
        ['letter', 'My number is (418) 555-0147.'],
        ['letter', 'Call me at +1 418 555 0147.'],
      ],
    });
  });
});

describe('a change', () => {
  it('that came after what somebody else did is refused as the person’s own', () => {
    rule('causal changedAfter', {
      refused: [
        [AT_WORK, 'Cut hive losses from 9% to 4%.'],
        ['letter', "J'ai réduit les pertes de reines de 8 à 3."],
      ],
      allowed: [[AT_WORK, 'Hive losses fell from 9% to 4% after the owner bought insulated boxes.']],
    });
  });

  it('is refused with a cause that another fact tells, in one breath or in two parts', () => {
    rule('causal notBecause', {
      refused: [
        [AT_WORK, 'Started spring feeding in May 2022, so that more jars sold at the market.'],
        [AT_WORK, 'Thanks to spring feeding, jars sold at the market went from 150 in 2021 to 240 in 2023.'],
      ],
      allowed: [[AT_WORK, 'Started spring feeding in May 2022.']],
    });
  });

  it('is refused where a thing of another fact only stands with its amounts', () => {
    rule('causal notBecause', {
      refused: [
        [AT_WORK, 'Took jars sold at the market from 150 in 2021 to 240 in 2023 with spring feeding.'],
      ],
      allowed: [[AT_WORK, 'Jars sold at the market went from 150 in 2021 to 240 in 2023.']],
    });
  });
});

describe('two things', () => {
  it('are refused as done at the same time where their dates part them', () => {
    rule('time-overlap notTogether', {
      refused: [
        ['letter', 'I bottled clover honey at Prairie Honey while I fed hives at Larkfield Apiaries.'],
        ['letter', "J'étais chez Larkfield Apiaries pendant que je travaillais chez Prairie Honey."],
      ],
      allowed: [
        ['letter', 'While driving for the Harbour Food Bank I bottled clover honey at Prairie Honey.'],
      ],
    });
  });

  it('are told in the order of their beginnings', () => {
    rule('time-overlap otherOrder', {
      refused: [
        ['letter', 'I worked at Larkfield Apiaries before Prairie Honey.'],
        ['letter', "J'ai travaillé chez Larkfield Apiaries avant Prairie Honey."],
        ['letter', 'I left Larkfield Apiaries to join Prairie Honey.'],
      ],
      allowed: [
        ['letter', 'I worked at Prairie Honey before Larkfield Apiaries.'],
        ['letter', 'I left Prairie Honey to join Larkfield Apiaries.'],
      ],
    });
  });
});
