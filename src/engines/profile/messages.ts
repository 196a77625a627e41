import { catalogue } from '#localization/catalogue.ts';

/** How strong a profile is, what would raise its score, and what is wrong with dates somebody told. */
export const text = catalogue(
  'profile-analysis',
  {
    // The whole, in one sentence.
    nothingMissing: 'Your profile passes every check.',
    strong: 'Your profile is strong. You can still improve the points below.',
    oneStep: 'You’re one step from a strong profile.',
    pointsOpen: 'You have the basics. You can still gain {points, number} points.',
    tooLittle: 'Your profile doesn’t tell employers enough yet.',

    // Headline. A finding is a sentence without a full stop, and what follows it says what would help.
    headlineMissing: 'Your headline is missing',
    headlineWrite:
      'Write a headline with your job and the tools you use, for example “Payroll clerk, Sage 50”.',
    headlineUnnamed: 'Your headline doesn’t mention the job you want or have done',
    headlineName: 'Put your job in the headline, for example “{title}”.',
    // The same where the person has no title.
    headlineNameAny: 'Put your job in the headline, for example “Office administrator”.',
    headlineFull: 'Your headline names your job and adds detail',
    headlineBare: 'Your headline names your job, but little else',
    headlineAdd: 'Add the tools you use or who you work for to your headline.',

    // History.
    jobsMissing: 'Your profile has no jobs yet',
    jobsUpload: 'Upload a resume with your jobs in the Resume Generator.',
    jobWhole: 'Your job has a date, an employer and a location',
    jobsWhole: 'Every job has dates, an employer and a location',
    jobsLack:
      '{count, plural, one {# date, employer or location is} other {# dates, employers or locations are}} missing from your jobs',
    jobsAdd: `{what, select,
    start {Add a start date to “{job}” on your resume and upload it again.}
    employer {Add the employer to “{job}” on your resume and upload it again.}
    other {Add the location to “{job}” on your resume and upload it again.}
  }`,
    // The same of a job without a title and an employer.
    jobsAddToFirst: `{what, select,
    start {Add a start date to your first job on your resume and upload it again.}
    employer {Add the employer to your first job on your resume and upload it again.}
    other {Add the location to your first job on your resume and upload it again.}
  }`,

    // Measured work.
    workUntold: 'Your jobs don’t say what you did',
    workMeasured:
      '{count, plural, one {# line about your jobs includes} other {# lines about your jobs include}} a number',
    workWrite: 'Under each job, write what you did and how many, how often or how much.',
    workMeasure: 'Add how many, how often or how much to “{line}”.',

    // Reachable.
    sampleMissing: 'You have no portfolio or work sample',
    sampleLink: 'Add a link to one work sample: a web page, a folder or a PDF.',
    reachable: 'Employers can reach you and see your work',
    waysMissing: '{count, plural, one {# contact detail is missing} other {# contact details are missing}}',
    addWay: `{way, select,
    phone {Add your phone number.}
    location {Add your location.}
    other {Add your LinkedIn profile.}
  }`,

    // Skills.
    skillsMissing: 'Your profile has no skills yet',
    skillsList: 'List your skills on your resume, or add them when you set up your search.',
    skillsNamed: 'Your profile lists the top skills on your resume',
    skillUnnamed: '“{skill}” is on your resume but not in your profile',
    skillName: 'Add “{skill}” to your headline. Employers read it first.',
    skillsFew: 'List at least five skills on your resume.',

    // Dates of a job, a study or a volunteer post.
    startAhead: 'The start date is in the future. Enter a past date.',
    endAhead: 'The end date is in the future. If you’re still there, say so instead.',
    endFirst: 'The end date is before the start date.',
  },
  {
    exampleTitle: 'Office administrator',
    firstJob: 'your first job',
  },
);
