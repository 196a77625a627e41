import { catalogue } from '#localization/catalogue.ts';

/** Why a board is not read. */
export const text = catalogue(
  'postings',
  {
    refusesPrograms: '{board} doesn’t allow automated tools to read it.',
    needsKeys: '{board} needs an API key. Whoever runs this server can set {keys} ({from}).',
    // The same where nothing says where its keys come from.
    needsKeysOfIts: '{board} needs an API key. Whoever runs this server can ask the board for {keys}.',
    off: `{reason, select,
    personal {{board} only allows people to search from their own connection, so the agent can’t use it.}
    robots {{board} doesn’t allow automated tools to use its interface (its robots.txt says so).}
    robotsReported {{board} reportedly doesn’t allow automated tools on its job board (in its robots.txt).}
    employersRefuse {Many employers on {board} block automated tools, so we don’t use it.}
    employersKeepOut {Large employers on {board} block automated tools.}
    other {The terms of {board} reportedly allow partners only.}
  }`,
  },
  {
    askBoard: 'ask the board',
  },
);
