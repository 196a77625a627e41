import type { DeletedTextRun } from 'docx';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { jsonResume } from '#contract/career/facts.ts';
import { typstTypesetter } from '#server/ports/documents/typst.ts';

/** An invented person's CV, the same in every format. */
export const sampleResume = jsonResume.parse({
  basics: {
    name: 'Amara Lindqvist',
    label: 'Office Administrator',
    email: 'amara.lindqvist@example.com',
    phone: '+1 905 555 0142',
    location: { city: 'Hamilton', region: 'Ontario' },
  },
  work: [
    {
      name: 'Harbour Street Clinic',
      position: 'Office Administrator',
      location: 'Hamilton, Ontario',
      startDate: '2021-06',
      highlights: [
        'Ran payroll for 42 employees with Sage 50 every two weeks',
        'Closed the monthly books by the fifth working day',
      ],
    },
    {
      name: 'Maple Dental Group',
      position: 'Receptionist',
      location: 'Burlington, Ontario',
      startDate: '2018-03',
      endDate: '2021-05',
      highlights: ['Booked 60 patient visits a day and answered three telephone lines'],
    },
  ],
  education: [
    {
      institution: 'Mohawk College',
      studyType: 'Diploma',
      area: 'Office Administration',
      startDate: '2016',
      endDate: '2018',
    },
  ],
  skills: [
    { name: 'Bookkeeping', keywords: ['Sage 50', 'QuickBooks', 'Payroll'] },
    { name: 'Office', keywords: ['Microsoft Excel', 'Scheduling'] },
  ],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'French', fluency: 'Intermediate' },
  ],
  certificates: [],
  projects: [],
  volunteer: [],
  awards: [],
});

const sections = (): [string, string[]][] => [
  [
    'Experience',
    sampleResume.work.flatMap((job) => [
      `${job.position}, ${job.name}\t${job.startDate} – ${job.endDate === '' ? 'Present' : job.endDate}`,
      ...job.highlights.map((highlight) => `• ${highlight}`),
    ]),
  ],
  [
    'Education',
    sampleResume.education.map(
      (study) =>
        `${study.studyType}, ${study.area}, ${study.institution}\t${study.startDate} – ${study.endDate}`,
    ),
  ],
  ['Skills', sampleResume.skills.map((skill) => `${skill.name}: ${skill.keywords.join(', ')}`)],
  ['Languages', sampleResume.languages.map((one) => `${one.language} (${one.fluency})`)],
];

const head = () => [
  sampleResume.basics.name,
  sampleResume.basics.label,
  `${sampleResume.basics.email} | ${sampleResume.basics.phone} | Hamilton, Ontario`,
];

/** The resume as our own typesetter sets it. */
export const cvAsPdf = (): Promise<Uint8Array> => typstTypesetter().resume(sampleResume, 'en');

/** The resume as plain text in UTF-8. */
export const cvAsText = (): Uint8Array =>
  new TextEncoder().encode(
    [...head(), ...sections().flatMap(([heading, lines]) => ['', heading.toUpperCase(), ...lines])].join(
      '\n',
    ),
  );

/** The CV as a Word document; `extra` runs are added to its last paragraph. */
export async function cvAsDocx(extra: readonly (TextRun | DeletedTextRun)[] = []): Promise<Uint8Array> {
  const document = new Document({
    sections: [
      {
        children: [
          ...head().map((text) => new Paragraph({ text })),
          ...sections().flatMap(([heading, lines]) => [
            new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
            ...lines.map((line) =>
              line.startsWith('• ')
                ? new Paragraph({ text: line.slice(2), bullet: { level: 0 } })
                : new Paragraph({ children: [new TextRun({ text: line, bold: line.includes('\t') })] }),
            ),
          ]),
          new Paragraph({ children: [new TextRun('References on request.'), ...extra] }),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
