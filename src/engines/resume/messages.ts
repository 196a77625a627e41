import { catalogue } from '#localization/catalogue.ts';

/** What was put first in a resume for a job, and why. */
export const text = catalogue('resume-tailoring', {
  allTurnedBack: 'I kept your own words and order because you undid my changes.',
  skillsFirst: `{count, plural,
    one {I put {skills} first in your skills because {employer} lists it in the job posting.}
    other {I put {skills} first in your skills because {employer} lists them in the job posting.}
  }`,
  // The same where the posting has no employer's name.
  skillsFirstUnnamed: `{count, plural,
    one {I put {skills} first in your skills because the job posting lists it.}
    other {I put {skills} first in your skills because the job posting lists them.}
  }`,
  workFirst:
    'In each of your jobs, I put the work closest to this posting first. Your skills stay in your order.',
  ownOrderAsked: 'I kept your own order, as you asked.',
  ownOrder: 'I kept your own order because nothing in your profile uses the words of this job posting.',
  // `note` is one of the sentences above.
  someTurnedBack: `{count, plural,
    one {{note} You undid one of my changes.}
    other {{note} You undid # of my changes.}
  }`,
});
