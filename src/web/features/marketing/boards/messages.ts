import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page of the job boards that the agent reads.
  title: 'Job boards',
  lead: 'The agent knows how to read {on, plural, one {# job board} other {# job boards}} with no key at all, {keyed, number} more with one, and {off, plural, one {# that stays} other {# that stay}} switched off. Here is each of them.',
  howCareerWorks: 'How AutoCareer Pro works',

  // Its tables, one for each kind of board.
  employersTitle: "Employers' own boards",
  employersText:
    'Systems that many employers publish their openings with. The agent reads the employers of its directory and every one that you bring in with a link.',
  pagesTitle: 'Careers pages',
  pagesText: 'Any page that publishes its jobs for search engines, from the link you paste.',
  aggregatorsTitle: 'Boards that list many employers',
  aggregatorsText: 'Where they lead to the employer’s own form, the agent goes there.',
  publicTitle: 'Public employment services',
  publicText: 'What public offices publish for everybody.',
  columnBoard: 'Board',
  columnReached: 'How it is reached',
  columnToday: 'Today',
  reachedByDocuments: 'By what its maker publishes for others to read',
  reachedByPages: 'By the answers behind its public pages, rarely and as robots.txt allows',
  notRead: 'Not read',
  off: 'Off. {reason}',
  offWithoutKeys: 'Off until whoever runs the server sets {keys}',
  ready: 'Ready, not yet checked live',

  // What is explained around them.
  countsTitle: 'What counts here',
  countsText:
    'A board is on this list when the agent knows how to read its postings. Each is read from what its maker documents or publishes, and tested with answers of that shape. This page is made from the same list that the agent works with, so it grows on the day a board is added, and not before.',
  sharedTitle: 'One board, many employers',
  sharedText:
    'Most of these are systems that many employers publish their openings with. The same opening found on two of them is one job, and is applied to once.',
  limitsTitle: 'Where it does not go',
  limitsText:
    'It reads only what is published to be read. Where a site forbids automation, it does not log in, does not press its buttons and gets around no captcha: it prepares the application, and you send it.',
  certaintyTitle: 'How sure that is',
  certaintyText:
    'A way to read a board is a promise until the board has answered. Each was built from documents and tested with answers written in the board’s own shape; where an answer comes in another shape, it fails loudly and closes nothing. A board counts as checked from its first good run on. In your account, under Sources, each says when it was last read well, what it shows, and what is wrong where something is.',
});
