import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card of the settings about the language model.
  title: 'Language model',
  loading: 'Loading whether a language model writes for you',
  loadFailed: 'I could not load whether a language model writes for you.',
  signIn: 'Please log in to view your settings.',
  turnOn: 'Agree and turn it on',
  turnOff: 'Turn it off',
  noneHere:
    'None is set up here. I write your CV and letters by myself, on this server, and nothing about you goes to an AI provider.',
  words: '{model} of {provider} words what I choose for your CV and letters.',
  couldWord:
    '{model} of {provider} could word what I choose for your CV and letters. Nothing goes there unless you agree.',

  // What a person agrees to.
  goesThere: 'What goes to {host}',
  goesThereList:
    'What your CV says of your work, studies, skills and projects, the posting, and those sentences of your prompts that I cannot read.',
  staysHere: 'What stays here',
  staysHereList: 'Your name, e-mail, phone, address and links, and your answers to forms.',
  may: 'What it may do',
  mayList:
    'Say your facts in other words. A sentence that your facts do not bear out is not used; mine stands in its place. Scores never depend on it.',

  // How it stands, in a word beside the title, and in a sentence where something keeps it from writing.
  standsNone: 'None here',
  standsOff: 'Off',
  standsOn: 'On',
  standsUsedUp: 'Used up',
  usedUp: 'What you may use in a month is used up, so I write by myself until the next one.',
  standsResting: 'Not answering',
  resting:
    'It failed several times in a row, so I write by myself for now. I try it again in some minutes, without you.',

  // What it used in this month, as figures with their names.
  agreed: 'Agreed',
  asked: 'Asked this month',
  askedTimes: '{calls, plural, one {once} other {# times}}',
  tokens: 'Tokens this month',
  tokensOf: '{used, number} of {limit, number}',
  cost: 'Cost this month',
  costUnder: 'under {amount}',

  // What is said after a change.
  thanks: 'Thank you. I check every sentence it writes.',
  stopped: 'Nothing more goes to {host}. I write by myself again.',
  notChanged: 'The server did not answer. Nothing was changed; try again.',
});
