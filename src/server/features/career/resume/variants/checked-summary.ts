import type { Approach, Claim, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { writeSummary } from '#engines/resume/index.ts';
import { gateFor } from '#server/features/career/resume/model/gate.ts';

/** The sentences of a CV's summary by an approach that passed the gate for claims; none leaves the profile's own. */
export function checkedSummary(
  master: MasterProfile,
  posting: Posting,
  { approach, today }: { approach: Approach; today: string },
): Claim[] {
  const named = { company: '', title: '' };
  const holds = gateFor(master, { named, posting, today });
  return writeSummary(master, posting, approach).filter(
    ({ text, fact_ids }) => holds(text, fact_ids, '/basics/summary').length === 0,
  );
}
