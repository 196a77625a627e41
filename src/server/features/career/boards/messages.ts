import { catalogue } from '#localization/catalogue.ts';

/** Why boards and sources are not read, and what is said about a pasted link. */
export const text = catalogue('boards', {
  notOnThisServer: 'Practice employers aren’t available on this server.',
  notReadableHere: 'This source can’t be read here.',
  // What is called a board although nothing is automated there.
  linkedIn: 'LinkedIn',
  indeed: 'Indeed',
  ownPage: 'The employer’s own page',

  // Why nothing was read at a link to a posting.
  unknownSite: 'This site can’t be read. Fill in the details yourself.',
  noMarkup: 'This page has no job data to read. Fill in the details yourself.',
  onlyPractice:
    'I can’t read this link until you turn on its source. Add it under Sources in Settings, or fill in the details yourself.',
  noEmployer: 'This link doesn’t show which employer the job is with. Fill in the details yourself.',
  notListed: '{board} no longer lists this job. Fill in what you know.',
  boardOff: '{why} Fill in the details yourself.',
  noAnswer: '{site} didn’t send a readable answer. Fill in the details yourself.',

  // Why a source was not added.
  unknownBoard:
    'This link doesn’t belong to a known job board. Open one of its jobs and paste that address, or the page that lists them.',
  nothingToRead: 'This page has no job data to read.',
  showsNoJob:
    '{board} shows no jobs here. The link may be wrong, or the employer isn’t hiring right now. Paste a link to one of their jobs.',
  unknownEmployer: '{board} has no employer at this link. Check it and try again.',
  notAdded: 'It couldn’t be read just now, so nothing was added. {why}',

  // Why a source could not be read.
  hostWaits: '{host} asked me to slow down, so I’m waiting until {until, date, moment}.',
  rulesUnknown: 'I couldn’t check if {host} allows automated tools.',
  rulesRefuse: '{host} doesn’t allow automated tools on this page.',
  noToken: '{board} didn’t provide an access token (status {status}).',
  employerGone: '{board} doesn’t list {employer}.',
  answeredError: '{board} returned error {status}.',
  unknownShape: '{board} sent an answer that can’t be read.',

  // Why what a source showed is not believed yet.
  suddenlyEmpty:
    '{before, plural, one {It listed # job before and none now. I’ll keep it listed until I’ve checked again.} other {It listed # jobs before and none now. I’ll keep them listed until I’ve checked again.}}',
  perhapsUnknown:
    '{board} shows no jobs for {employer}. The link may be wrong, or they aren’t hiring right now.',
});
