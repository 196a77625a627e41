/** What became of the applications of one or more rounds. */
export interface Verdict {
  applications: number;
  applied: number;
  /** Put to the person as unknown, by how the board lets us find out. */
  asked: Record<'keyed' | 'lookup' | 'opaque', number>;
  /** Failed with a reason after so many tries before the click, nothing accepted: told, not lost. */
  givenUp: number;
  lost: number;
  doubled: number;
  falselyConfirmed: number;
  /** Every broken promise in one sentence. */
  broken: string[];
}

export const emptyVerdict = (): Verdict => ({
  applications: 0,
  applied: 0,
  asked: { keyed: 0, lookup: 0, opaque: 0 },
  givenUp: 0,
  lost: 0,
  doubled: 0,
  falselyConfirmed: 0,
  broken: [],
});

/** Adds one verdict to another. */
export function addVerdict(sum: Verdict, one: Verdict): Verdict {
  return {
    applications: sum.applications + one.applications,
    applied: sum.applied + one.applied,
    asked: {
      keyed: sum.asked.keyed + one.asked.keyed,
      lookup: sum.asked.lookup + one.asked.lookup,
      opaque: sum.asked.opaque + one.asked.opaque,
    },
    givenUp: sum.givenUp + one.givenUp,
    lost: sum.lost + one.lost,
    doubled: sum.doubled + one.doubled,
    falselyConfirmed: sum.falselyConfirmed + one.falselyConfirmed,
    broken: [...sum.broken, ...one.broken],
  };
}
