import { catalogue } from '#localization/catalogue.ts';

/** What was put first in a CV for a posting, and why. */
export const text = catalogue('resume-tailoring', {
  allTurnedBack: 'I kept your own words and order: you turned back what I had changed.',
  skillsFirst: `{count, plural,
    one {I put {skills} first among your skills because {employer} names it in the posting.}
    other {I put {skills} first among your skills because {employer} names them in the posting.}
  }`,
  // The same where the posting has no employer's name.
  skillsFirstUnnamed: `{count, plural,
    one {I put {skills} first among your skills because The posting names it in the posting.}
    other {I put {skills} first among your skills because The posting names them in the posting.}
  }`,
  workFirst:
    'I put the parts of your work closest to this posting first in each job; your skills keep your order.',
  ownOrderAsked: 'I kept your own order, as you asked.',
  ownOrder: 'I kept your own order: nothing in your profile uses the words of this posting.',
  // `note` is one of the sentences above.
  someTurnedBack: `{count, plural,
    one {{note} You turned back one of my changes.}
    other {{note} You turned back # of my changes.}
  }`,
});
