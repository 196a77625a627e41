import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card of the settings about the language model.
  title: 'Language model',
  loading: 'Loading your language model settings',
  loadFailed: 'Couldn’t load your language model settings.',
  signIn: 'Please log in to view your settings.',
  turnOn: 'Agree and turn on',
  turnOff: 'Turn off',
  noneHere:
    'No language model is set up here. I write your resume and cover letters without one, on this server. Nothing about you goes to an AI provider.',
  words: 'I choose what goes in your resume and cover letters. {model} by {provider} writes the wording.',
  couldWord:
    '{model} by {provider} could write the wording of your resume and cover letters. Nothing is sent there unless you agree.',

  // What a person agrees to.
  goesThere: 'What’s sent to {host}',
  goesThereList:
    'Your work, education, skills and projects from your resume, the job posting, and any sentences of your prompts that I don’t understand.',
  staysHere: 'What stays here',
  staysHereList: 'Your name, email, phone, address and links, and your answers to forms.',
  may: 'What it may do',
  mayList:
    'Rephrase your facts. If your facts don’t support a sentence, I use my own instead. Scores never depend on it.',

  // How it stands, in a word beside the title, and in a sentence where something keeps it from writing.
  standsNone: 'Not set up',
  standsOff: 'Off',
  standsOn: 'On',
  standsUsedUp: 'Limit reached',
  usedUp: 'You’ve reached this month’s limit, so I write without it until next month.',
  standsResting: 'Not responding',
  resting:
    'It failed several times in a row, so I write without it for now. I’ll try it again in a few minutes. You don’t need to do anything.',

  // What it used in this month, as figures with their names.
  agreed: 'Agreed',
  asked: 'Used this month',
  askedTimes: '{calls, plural, one {once} other {# times}}',
  tokens: 'Tokens this month',
  tokensOf: '{used, number} of {limit, number}',
  cost: 'Cost this month',
  costUnder: 'under {amount}',

  // What is said after a change.
  thanks: 'Thank you. I check every sentence it writes.',
  stopped: 'Nothing more is sent to {host}. I write without it again.',
  notChanged: 'The server didn’t respond. Nothing was changed. Try again.',
});
