import { ruleFor } from './rule.ts';

/** Rules of the gate for texts about a baker. */
export const baker = ruleFor({
  basics: { name: 'Amadou Sow', label: 'Baker' },
  work: [
    {
      name: 'Four du Port',
      position: 'Assistant Head Baker',
      startDate: '2020-04',
      highlights: [
        'Helped rebuild the oven floor.',
        'Member of the food safety committee.',
        'Met with the pastry chef about wedding cakes.',
        'Shaped 300 baguettes a night.',
        'Reminded customers of allergens at the counter.',
        'Tested flour under the supervision of the miller.',
        'Suggested a new rye starter, which the owner adopted.',
      ],
    },
    {
      name: 'Boulangerie Lamy',
      position: 'Pastry Cook',
      startDate: '2016-05',
      endDate: '2019-11',
      highlights: ['Piped eclairs.', 'Trained two employees on piping.'],
    },
    {
      name: 'Prairie Mill',
      position: 'Sifter Operator',
      startDate: '2012-05',
      endDate: '2016-02',
      highlights: ['Ran a crew of 4 on the sifters.'],
    },
  ],
});
