import { catalogue } from '#localization/catalogue.ts';

/** What the person changes of an application before it is sent. */
export const text = catalogue('applications-change', {
  // A field of the form.
  fieldFixed: 'What this application says can no longer be changed.',
  fieldLeftBlank: 'You left “{question}” blank.',
  fieldChanged: 'You changed what it says for “{question}”.',
  blankAnswered: 'You answered “{question}”, which I had left blank.',
  preparingWithWords: 'I am preparing it again with what you wrote.',
  // On the card of what waits.
  writtenHere: 'You wrote this here',
  leftBlank: 'You left this blank.',
  noLongerTaken: 'The form no longer takes what you wrote for “{question}”, so I left it as it was.',
  requiredByNow: 'The form requires “{question}” by now, so I did not leave it blank.',

  // The CV.
  resumeFixed: 'The CV of this application can no longer be changed.',
  resumeChanged: 'The CV has changed since you looked. Look at it again.',
  allTaken: 'You took all my changes to your CV.',
  allTurnedBack: 'You turned back all my changes to your CV.',
  someTurnedBack: 'You turned back {turnedBack} of my {all} changes to your CV.',
  makingResume: 'I am making your CV again as you chose.',

  // The letter.
  letterFixed: 'The letter of this application can no longer be changed.',
  letterTakenBack: 'You took my letter back.',
  letterWritten: 'You wrote the letter in your own words.',
  makingLetter: 'I am making the letter again as you chose.',

  // The ways it can be told.
  variantFixed: 'This application can no longer be told another way.',
  variantNotOffered: 'This variant is not offered for this application.',
  experienceChosen: 'You chose the variant that begins with your experience.',
  resultsChosen: 'You chose the variant that begins with your results.',
  shortChosen: 'You chose the short variant.',
  makingVariant: 'I am making the letter and the summary again as you chose.',

  // One that the person sends themselves.
  boardSilent: 'The board does not answer now, so everything is as it was. Try again in a few minutes.',
  postingGone: 'The employer took the posting down, so everything is as it was.',
  changedSince: 'This application has changed since you looked. Look at it again.',
});
