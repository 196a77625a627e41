import { catalogue } from '#localization/catalogue.ts';

/** Why a board is not read. */
export const text = catalogue('postings', {
  refusesPrograms: '{board} does not want to be read by programs.',
  needsKeys: '{board} needs {keys} ({from}).',
  // In the place of where its keys are had.
  askBoard: 'ask the board',
  off: `{reason, select,
    personal {{board} answers only searches that a person makes at that moment, with their address on the net; the agent passes on nobody’s.}
    robots {robots.txt of {board} closes its interface to programs.}
    robotsReported {robots.txt of {board} is reported to close its job board to programs.}
    employersRefuse {Many employers on {board} refuse programs, and that is not worked around.}
    employersKeepOut {Large employers on {board} keep programs out.}
    other {The terms of {board} are reported to be for partners only.}
  }`,
});
