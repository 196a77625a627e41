import { describe, expect, it } from 'vitest';
import type { ApplicationCard, ApplicationState } from '#contract/career/applications.ts';
import { activityLines } from './activity-lines.ts';

const card = (id: string, state: ApplicationState, at: string): ApplicationCard => ({
  id,
  title: 'Dispatcher',
  company: 'Halden Freight',
  place: 'Hamilton, Ontario',
  score: 80,
  state,
  note: '',
  is_dry_run: false,
  campaign_id: null,
  answers: 0,
  has_letter: false,
  campaign_deleted: false,
  expires_at: null,
  updated_at: at,
});
const left = (at: string) => ({
  title: 'Lead',
  company: 'Tamarack Foods',
  score: 47,
  reason: '47 is below 50.',
  at,
});

describe('what the agent is doing', () => {
  it('begins with what is being worked on, then goes from new to old with what was left between', () => {
    const lines = activityLines({
      items: [
        card('old', 'applied', '2026-11-20T10:00:00Z'),
        card('new', 'waiting', '2026-11-20T12:00:00Z'),
        card('working', 'matched', '2026-11-20T09:00:00Z'),
      ],
      left: [left('2026-11-20T11:00:00Z')],
    });
    expect(lines.map((line) => (line.kind === 'left' ? 'left' : line.card.id))).toEqual([
      'working',
      'new',
      'left',
      'old',
    ]);
    expect(lines.filter((line) => line.kind === 'application' && line.current)).toHaveLength(1);
  });

  it('names the nearest misses of what was left', () => {
    const scores = [0, 47, 12, 31, 3, 44, 20].map((score) => ({
      ...left(`2026-11-20T10:${score + 10}:00Z`),
      score,
    }));
    const lines = activityLines({ items: [], left: scores });
    const shown = lines.flatMap((line) => (line.kind === 'left' ? [line.posting.score] : []));
    expect(new Set(shown)).toEqual(new Set([12, 20, 31, 44, 47]));
  });

  it('stays short', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      left(`2026-11-20T10:${String(index).padStart(2, '0')}:00Z`),
    );
    expect(activityLines({ items: [], left: many })).toHaveLength(5);
    const items = many.map(({ at }) => card(at, 'applied', at));
    expect(activityLines({ items, left: [] })).toHaveLength(14);
  });
});
