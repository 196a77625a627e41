import { catalogue } from '#localization/catalogue.ts';

/** What the person changes in an application before it is sent. */
export const text = catalogue('applications-change', {
  // A field of the form.
  fieldFixed: 'The answers in this application can no longer be changed.',
  fieldLeftBlank: 'You left “{question}” blank.',
  fieldChanged: 'You changed the answer to “{question}”.',
  blankAnswered: 'You answered “{question}”, which I had left blank.',
  preparingWithWords: 'I’m preparing it again with what you wrote.',
  // On the approval card.
  writtenHere: 'You wrote this here',
  leftBlank: 'You left this blank.',
  noLongerTaken: 'The form no longer accepts your answer to “{question}”, so I left it as it was.',
  requiredByNow: 'The form now requires “{question}”, so it can’t be left blank.',

  // The resume.
  resumeFixed: 'The resume in this application can no longer be changed.',
  resumeChanged: 'The resume has changed since you looked. Check it again.',
  allTaken: 'You accepted all my changes to your resume.',
  allTurnedBack: 'You undid all my changes to your resume.',
  someTurnedBack: 'You undid {turnedBack} of my {all} changes to your resume.',
  makingResume: 'I’m rebuilding your resume with your choices.',

  // The cover letter.
  letterFixed: 'The cover letter in this application can no longer be changed.',
  letterTakenBack: 'You went back to my cover letter.',
  letterWritten: 'You rewrote the cover letter in your own words.',
  makingLetter: 'I’m making the cover letter again with your choices.',

  // The versions of it.
  variantFixed: 'You can no longer choose another version for this application.',
  variantNotOffered: 'This version isn’t available for this application.',
  experienceChosen: 'You chose “Experience first”.',
  resultsChosen: 'You chose “Results first”.',
  shortChosen: 'You chose “Short”.',
  makingVariant: 'I’m rewriting the cover letter and the summary with your choice.',

  // One that the person sends themselves.
  boardSilent: 'The job board isn’t responding. Nothing was changed. Try again in a few minutes.',
  postingGone: 'The employer took the job down, so nothing was changed.',
  changedSince: 'This application has changed since you looked. Check it again.',
});
