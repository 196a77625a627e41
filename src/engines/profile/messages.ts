import { catalogue } from '#localization/catalogue.ts';

/** What is thought of a profile, what would raise it, and what is wrong with dates somebody told. */
export const text = catalogue('profile-analysis', {
  // The whole, in one sentence.
  nothingMissing: 'Nothing is missing that I look for.',
  strong: 'This is a strong profile; what is left is below.',
  oneStep: 'You are one step from strong.',
  pointsOpen: 'The base is there; {points} points are still open.',
  tooLittle: 'Employers learn too little about you from this yet.',

  // Headline. A finding is a sentence without a full stop, and what follows it says what would help.
  headlineMissing: 'There is no headline',
  headlineWrite:
    'Write a headline that names your work and what you do it with, for example "Payroll clerk, Sage 50".',
  headlineUnnamed: 'The headline does not name the work you look for or have done',
  headlineName: 'Name your work in the headline, as in "{title}".',
  // Stands for the title where the person has none.
  exampleTitle: 'Office administrator',
  headlineFull: 'The headline names your work and more',
  headlineBare: 'The headline names your work and nothing more',
  headlineAdd: 'Add to the headline what you do your work with, or for whom.',

  // History.
  jobsMissing: 'I know of no job you have had',
  jobsUpload: 'Upload a CV with your jobs in the Resume Generator.',
  jobWhole: 'Your job has a date, an employer and a place',
  jobsWhole: 'Every job has dates, an employer and a place',
  jobsLack:
    '{count, plural, one {# date, employer or place is} other {# dates, employers or places are}} missing from your jobs',
  jobsAdd: `Add {what, select,
    start {a start date}
    employer {the employer}
    other {the place}
  } of "{job}" to your CV and upload it again.`,
  // Stands for a job without a title and an employer.
  firstJob: 'your first job',

  // Measured work.
  workUntold: 'No line says what you did in your jobs',
  workMeasured:
    '{count, plural, one {# line of your jobs carries} other {# lines of your jobs carry}} a figure',
  workWrite: 'Write under each job what you did, with how many, how often or how much.',
  workMeasure: 'Say how many, how often or how much in "{line}".',

  // Reachable.
  sampleMissing: 'There is no portfolio or work sample',
  sampleLink: 'Link one work sample: a page, a folder or a PDF.',
  reachable: 'Employers can reach you and see your work',
  waysMissing:
    '{count, plural, one {# way to reach or place you is missing} other {# ways to reach or place you are missing}}',
  addWay: `{way, select,
    phone {Add your phone number.}
    location {Add where you live.}
    other {Add your LinkedIn profile.}
  }`,

  // Skills.
  skillsMissing: 'I know of no skill of yours',
  skillsList: 'List your skills on your CV, or tell me when you set up your search.',
  skillsNamed: 'Your profile names the skills your CV puts first',
  skillUnnamed: '"{skill}" is on your CV, not in your profile',
  skillName: 'Name "{skill}" in your headline: employers read it first.',
  skillsFew: 'Name at least five skills on your CV.',

  // Dates of a job, a study or a volunteer post.
  startAhead: 'The start has not come yet. Give one that has.',
  endAhead: 'The end has not come yet. If you are still there, say so instead.',
  endFirst: 'The end is before the start.',
});
