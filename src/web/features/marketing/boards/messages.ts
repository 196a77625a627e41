import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page of the job boards that the agent reads.
  title: 'Job boards',
  lead: 'The agent can read {on, plural, one {# job board} other {# job boards}} without an access key and {keyed, number} more with one. {off, plural, one {# is} other {# are}} switched off. Here they all are.',
  howCareerWorks: 'How AutoCareer Pro works',

  // Looking for one of them.
  search: 'Find a job board',
  found: 'Boards that match: <count>{found, number}</count>',
  noneFound: 'No board matches. In your account, you can still add an employer with a link, under Sources.',

  // Its groups, one for each kind of board, and how those of a group are read.
  employersTitle: 'Employers’ own boards',
  employersText:
    'Systems that many employers use to publish their openings. The agent reads the employers in its directory and any you add with a link.',
  pagesTitle: 'Careers pages',
  pagesText: 'Any page that publishes its jobs for search engines, from the link you paste.',
  aggregatorsTitle: 'Boards that list many employers',
  aggregatorsText: 'Where they link to the employer’s own form, the agent goes there.',
  publicTitle: 'Public employment services',
  publicText: 'Jobs that public offices publish for everyone.',
  readByDocuments: 'Ready, not yet checked live. Read from what the provider publishes for others to read.',
  readByPages:
    'Ready, not yet checked live. Read from the data behind public pages, sparingly and as robots.txt allows.',
  needKeys: 'Off. They need keys that this server doesn’t have yet.',
  switchedOff: 'Switched off',
  off: `{reason, select,
    personal {Off. It only allows people to search from their own connection, so the agent can’t use it.}
    robots {Off. It doesn’t allow automated tools to use its interface (its robots.txt says so).}
    robotsReported {Off. It reportedly doesn’t allow automated tools on its job board (in its robots.txt).}
    employersRefuse {Off. Many employers on it block automated tools, so we don’t use it.}
    employersKeepOut {Off. Large employers on it block automated tools.}
    other {Off. Its terms reportedly allow partners only.}
  }`,

  // What is explained around them.
  countsTitle: 'Which boards are listed',
  countsText:
    'A board is on this list when the agent can read its job postings. Each one is read from what its provider documents or publishes, and tested with responses in that format. This page uses the same list as the agent, so a new board appears here the day it’s added, and not before.',
  sharedTitle: 'One board, many employers',
  sharedText:
    'Most of these are systems that many employers use to publish their openings. If the same opening is on two of them, it counts as one job and gets one application.',
  limitsTitle: 'What it doesn’t do',
  limitsText:
    'It reads only what is published to be read. Where a site forbids automation, it doesn’t log in, click buttons or bypass captchas. It prepares the application, and you send it.',
  certaintyTitle: 'How reliable this is',
  certaintyText:
    'We only know that the agent can read a board once that board has answered. Support for each one was built from documentation and tested with responses in the board’s own format. If a response comes in another format, reading fails with an error and no job is marked as closed. A board counts as checked after its first successful run. In your account, Sources shows when each one was last read successfully, what it lists, and any problem it has.',
});
