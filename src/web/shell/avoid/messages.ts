import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What a person avoids, for one campaign or for all: three fields, each with help.
  companies: 'Companies to avoid',
  companiesHelp:
    'Separate them with commas. A name also covers branches and divisions. You can use a website address too.',
  industries: 'Industries to avoid',
  industriesHelp: 'For example: gambling, tobacco. Based only on what a job posting says about the employer.',
  words: 'Words to avoid',
  wordsHelp: 'Whole words in the title or the text. For example: commission only, overnight.',
});
