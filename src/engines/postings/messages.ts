import { catalogue } from '#localization/catalogue.ts';

/** Why a board is not read. */
export const text = catalogue('postings', {
  refusesPrograms: '{board} doesn’t allow automated tools to read it.',
  needsKeys: '{board} needs {keys} ({from}).',
  // In place of where its keys come from.
  askBoard: 'ask the board',
  off: `{reason, select,
    personal {{board} only allows live searches from a person’s own network address. The agent doesn’t pass on anyone’s address.}
    robots {{board} doesn’t allow automated tools to use its interface (its robots.txt says so).}
    robotsReported {{board} reportedly doesn’t allow automated tools on its job board (in its robots.txt).}
    employersRefuse {Many employers on {board} refuse programs, and we don’t work around that.}
    employersKeepOut {Large employers on {board} keep programs out.}
    other {The terms of {board} reportedly allow partners only.}
  }`,
});
