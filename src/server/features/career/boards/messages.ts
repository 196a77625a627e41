import { catalogue } from '#localization/catalogue.ts';

/** Why boards and sources are not read, and what is said of a pasted link. */
export const text = catalogue('boards', {
  notOnThisServer: 'The practice employers are not read on this server.',
  notReadableHere: 'This source cannot be read here.',
  // What is called a board although nothing is automated there.
  linkedIn: 'LinkedIn',
  indeed: 'Indeed',
  ownPage: "The employer's own page",

  // Why nothing was read at a link to a posting.
  unknownSite: "I can't read this site, so fill in what it says.",
  noMarkup: 'This page publishes no job for search engines, so fill in what it says.',
  onlyPractice:
    'I read only the practice employers until you go live with a source. Add this link under Sources, or fill in what it says.',
  noEmployer: 'This link does not say whose job it is, so fill in what it says.',
  notListed: '{board} does not list this job any more, so fill in what you know.',
  boardOff: '{why} So fill in what it says.',
  noAnswer: '{site} gave no answer I could read just now, so fill in what it says.',

  // Why a source was not added.
  unknownBoard:
    'I know no board behind this link. Open one of its jobs and paste that address, or the page that lists them.',
  nothingToRead: 'This page publishes no job for search engines, so there is nothing to read.',
  showsNoJob:
    '{board} shows no job there, as it does for employers it does not know. Paste a link to one of their jobs.',
  unknownEmployer: '{board} knows no employer by this link. Check it and try again.',
  notAdded: 'I could not read it just now, so nothing was added. {why}',

  // Why a source could not be read.
  hostWaits: '{host} asked for fewer requests, so I wait until {until}.',
  rulesUnknown: '{host} did not say what may be read there.',
  rulesRefuse: '{host} does not let programs read this page.',
  noToken: '{board} gave no token: it answered {status}.',
  employerGone: '{board} does not list {employer}.',
  answeredError: '{board} answered with the error {status}.',
  unknownShape: '{board} sent an answer that can’t be read.',

  // Why what a source showed is not believed yet.
  suddenlyEmpty:
    '{before, plural, one {It showed # job before and none now. I keep it until another look says the same.} other {It showed # jobs before and none now. I keep them until another look says the same.}}',
  perhapsUnknown: '{board} shows no job of {employer}; it says the same of employers it does not know.',
});
