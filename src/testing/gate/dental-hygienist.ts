import { ruleFor } from './rule.ts';

export const dentalHygienist = {
  basics: { name: 'Ilse Brandt', label: 'Dental hygienist' },
  work: [
    {
      name: 'Anse Dental',
      position: 'Dental Hygienist',
      startDate: '2020-04',
      highlights: ['Cleaned teeth of 12 patients a day.', 'Wrote a grant application for fluoride varnish.'],
    },
  ],
  certificates: [
    {
      name: 'Local Anaesthesia Certificate',
      issuer: 'Hygienists Order',
      date: '2021-03',
      validUntil: '2024-03',
    },
    { name: 'Radiography Licence', date: '2022-05', validUntil: '2028-05' },
    { name: 'Two-day course in dental photography', date: '2019-05' },
    { name: 'CDHA exam, part 1', date: '2018-05' },
    { name: 'Sedation Assistant, Level 1', date: '2023-02' },
  ],
  education: [
    {
      institution: 'Rimouski College',
      studyType: 'DEC',
      area: 'Dental hygiene',
      startDate: '2013-09',
      endDate: '2016-05',
    },
    {
      institution: 'Laval University',
      studyType: 'Bachelor of Science',
      area: 'Public health',
      startDate: '2024-09',
      endDate: '2028-05',
    },
  ],
};

/** Rules of the gate for texts about her. */
export const rule = ruleFor(dentalHygienist);
