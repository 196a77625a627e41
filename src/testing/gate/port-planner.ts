import { ruleFor } from './rule.ts';

const portPlanner = {
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
};

/** Rules of the gate for texts about her. */
export const rule = ruleFor(portPlanner);
