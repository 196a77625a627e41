import { catalogue } from '#localization/catalogue.ts';

/** Why a board is not read. */
export const text = catalogue('postings', {
  refusesPrograms: '{board} doesn’t allow programs to read it.',
  needsKeys: '{board} needs {keys} ({from}).',
  // In place of where its keys come from.
  askBoard: 'ask the board',
  off: `{reason, select,
    personal {{board} only answers searches made live by a person from their own network address. The agent doesn’t pass on anyone’s.}
    robots {{board} closes its interface to programs in its robots.txt.}
    robotsReported {{board} reportedly closes its job board to programs in its robots.txt.}
    employersRefuse {Many employers on {board} refuse programs, and we don’t work around that.}
    employersKeepOut {Large employers on {board} keep programs out.}
    other {The terms of {board} reportedly allow partners only.}
  }`,
});
