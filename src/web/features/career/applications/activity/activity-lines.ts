import type { ApplicationCard, ApplicationState } from '#contract/career/applications.ts';

/** A posting that was left, as the activity has it. */
export interface LeftPosting {
  title: string;
  company: string;
  score: number;
  reason: string;
  at: string;
}

export type ActivityLine =
  | { kind: 'application'; key: string; at: string; card: ApplicationCard; current: boolean }
  | { kind: 'left'; key: string; at: string; posting: LeftPosting };

/** States in which the agent itself is at work. */
const WORKING: ReadonlySet<ApplicationState> = new Set([
  'found',
  'matched',
  'prepared',
  'approved',
  'sending',
]);

const MOST_LINES = 14;
/** Postings that were left: the nearest misses say most. */
const MOST_LEFT = 5;

/**
 * One list of what was done and what was nearly good enough: the application being worked on first, then the newest. At
 * most 14 lines, of which 5 were left.
 */
export function activityLines({
  items,
  left,
}: {
  items: readonly ApplicationCard[];
  left: readonly LeftPosting[];
}): ActivityLine[] {
  const current = items
    .filter((card) => WORKING.has(card.state))
    .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))[0];
  const nearest = left.toSorted((a, b) => b.score - a.score).slice(0, MOST_LEFT);
  const lines: ActivityLine[] = [
    ...items.map((card) => ({
      kind: 'application' as const,
      key: card.id,
      at: card.updated_at,
      card,
      current: card.id === current?.id,
    })),
    ...nearest.map((posting) => ({
      kind: 'left' as const,
      key: `${posting.company}\n${posting.title}\n${posting.at}`,
      at: posting.at,
      posting,
    })),
  ];
  const first = (line: ActivityLine) => (line.kind === 'application' && line.current ? 1 : 0);
  return lines.toSorted((a, b) => first(b) - first(a) || b.at.localeCompare(a.at)).slice(0, MOST_LINES);
}
