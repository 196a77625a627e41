import { catalogue } from '#localization/catalogue.ts';

/** What keeps a form from holding or taking what was approved. */
export const text = catalogue('form-browser', {
  // A question that did not take its answer.
  noChoice: '“{question}” has no option “{choice}”.',
  noPlace: '“{question}” doesn’t offer a place like “{place}”.',
  notAccepted: '“{question}” doesn’t accept “{answer}”.',
  sliderStuck: 'The slider “{question}” can’t be set to {answer}.',
  notFilled: '“{question}” couldn’t be filled in.',
  notAsked: 'The form has no question “{question}”.',

  // The page as a whole.
  noSendButton: 'The form has no button that sends it.',
  staysPut: 'The form stayed on the same step after I clicked “{button}”.',
  // In the page's own words.
  complains: 'The page says: “{words}”',

  // After the click.
  silent: 'The page didn’t say whether the application arrived.',
  answeredError: 'The job board returned an error.',
  closed: 'The page closed before it responded.',
});
