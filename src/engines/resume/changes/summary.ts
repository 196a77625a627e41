import type { Claim, JsonResume, ResumeChange } from '#contract/career/facts.ts';

const PATH = '/basics/summary';
const ID = `reworded ${PATH}`;

/** The summary of a tailored resume, and what of the profile stands in it. */
interface ChosenSummary {
  text: string;
  /** One where a summary was written that is not the profile's own, also if it was turned back. */
  changes: Omit<ResumeChange, 'accepted'>[];
  /** Whether a fact stands in the resume by its summary; undefined where the summary says nothing of it. */
  stands: (fact: { id: string; path: string }) => boolean | undefined;
}

/** The summary that was written, where there is one and it was not turned back; else the profile's own. `rejected` are ids of changes. */
export function chooseSummary(
  { basics: { summary: own } }: JsonResume,
  written: readonly Claim[],
  rejected: ReadonlySet<string>,
): ChosenSummary {
  const text = written.map((claim) => claim.text).join(' ');
  const isOther = text !== '' && text !== own;
  const before = own === '' ? [] : [own];
  const changes: ChosenSummary['changes'] = isOther
    ? [{ id: ID, kind: 'reworded', section: 'summary', entry: '', before, after: [text] }]
    : [];
  if (!isOther || rejected.has(ID)) return { text: own, changes, stands: () => undefined };
  const told = new Set(written.flatMap(({ fact_ids }) => fact_ids));
  return {
    text,
    changes,
    stands: ({ id, path }) => (told.has(id) ? true : path === PATH ? false : undefined),
  };
}
