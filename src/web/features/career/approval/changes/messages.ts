import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // How the resume for this job differs from the profile.
  title: 'What I changed in your resume for this job',
  hintApproved:
    'Your profile stays the same. If you reject a change, your profile’s version is used. I’ll then update the resume for you to approve.',
  hintAttached:
    'Your profile stays the same. If you reject a change, your profile’s version is used. I’ll then update the resume for you to attach.',
  hintPast: 'Compared with your profile at that time.',

  // How much was changed, one after another: "New summary, 2 reordered".
  countSummary: 'New summary',
  countOrder: '{count, number} reordered',
  countLeftOut: '{count, number} left out',
  countReworded: '{count, number} simplified',

  // One change: what was done, and where on the resume.
  leftOut: 'Left out',
  ownSummary: 'Summary for this job',
  reworded: 'Simpler wording',
  orderWork: 'Latest job first',
  orderSkillGroups: 'Skill groups reordered',
  orderOther: 'Reordered',
  orderSkills: 'Skills from the posting first',
  orderLines: 'Most relevant lines first',
  place: '{section}: {entry}',
  ownOrder: 'Your original order',

  // The sections of a resume.
  summary: 'Summary',
  work: 'Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certificates: 'Certificates',
  projects: 'Projects',
  volunteer: 'Volunteering',
  awards: 'Awards',

  // Accepting or rejecting a change.
  choiceOf: '{change}, {place}: {line}',
  accept: 'Accept',
  reject: 'Reject',
  accepted: 'Accepted',
  rejected: 'Rejected',
  choice: 'Your choice',
  notInCv: '{count, plural, one {# change isn’t applied yet.} other {# changes aren’t applied yet.}}',
  approvalEnds: 'Updating it cancels your approval.',
  undo: 'Undo',
  makeAgain: 'Update resume',
  making: 'Updating...',
  noAnswer: 'The server didn’t respond. Your resume wasn’t changed. Try again.',
});
