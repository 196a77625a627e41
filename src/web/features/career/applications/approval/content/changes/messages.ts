import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What the CV for this job does differently from the profile.
  title: 'What I changed in your CV for this job',
  hintApproved:
    'Your profile stays as it is. What you turn back is as you have it there; I then make the CV again and you approve that one.',
  hintAttached:
    'Your profile stays as it is. What you turn back is as you have it there; I then make the CV again for you to attach.',
  hintPast: 'Against your profile as it was then.',

  // How much, each after the other: "another summary, 2 in another order".
  countSummary: 'another summary',
  countOrder: '{count, number} in another order',
  countLeftOut: '{count, number} left out',
  countReworded: '{count, number} said in plainer words',

  // One change: what was done, and where on the CV.
  leftOut: 'Left out',
  ownSummary: 'A summary for this job',
  reworded: 'Said in plainer words',
  orderWork: 'Your latest job first',
  orderSkillGroups: 'Groups of skills in another order',
  orderOther: 'In another order',
  orderSkills: 'Skills they name first',
  orderLines: 'Lines closest to this job first',
  place: '{section}: {entry}',
  ownOrder: 'Your own order',

  // The sections of a CV.
  summary: 'Summary',
  work: 'Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certificates: 'Certificates',
  projects: 'Projects',
  volunteer: 'Volunteering',
  awards: 'Awards',

  // Taking a change or turning it back.
  choiceOf: '{change}, {place}: {line}',
  accept: 'Accept',
  reject: 'Reject',
  accepted: 'Accepted',
  rejected: 'Rejected',
  choice: 'Your choice',
  notInCv: '{count, plural, one {One choice is not in the CV yet.} other {# choices are not in the CV yet.}}',
  approvalEnds: 'Your approval ends with the change.',
  undo: 'Undo',
  makeAgain: 'Make the CV again',
  making: 'Making it...',
  noAnswer: 'The server did not answer. Your CV is as it was; try again.',
});
