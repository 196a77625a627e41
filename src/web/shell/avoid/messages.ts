import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What a person avoids, for one campaign or for all: three fields with what may stand in them.
  companies: 'Companies to avoid',
  companiesHelp:
    'Separate them with commas. A name covers its branches and divisions; the address of its site works too.',
  industries: 'Industries to avoid',
  industriesHelp: 'For example gambling, tobacco. I can only go by what a posting says of the employer.',
  words: 'Words to avoid',
  wordsHelp: 'Whole words in the title or the text, for example commission only, overnight.',
});
