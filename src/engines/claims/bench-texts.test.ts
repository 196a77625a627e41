import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/wording/in-english.ts';
import { checkClaims } from './index.ts';

interface Resume {
  work: { highlights: string[] }[];
  skills?: { keywords: string[] }[];
  volunteer?: object[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../bench/data/claims', name), 'utf8'));

// The bench's own files.
const { profiles, postings, items, today } = read('input.json') as {
  today: string;
  profiles: Record<string, Resume>;
  postings: Record<string, { title: string; company: string; description: string }>;
  items: { id: string; profileId: string; postingId: string | null; target: string; text: string }[];
};
const truth = read('truth.json') as Record<string, { kind: string }>;
const NO_FACTS: readonly { id: string; path: string }[] = [];

const check = ({ profileId, postingId, target, text }: (typeof items)[number], resume?: Resume) =>
  checkClaims({
    profile: { resume: resume ?? profiles[profileId] ?? {}, facts: NO_FACTS },
    posting: postingId === null ? null : (postings[postingId] ?? null),
    target,
    text,
    today,
  });

/** Profiles to which others' facts were added: to the same job, to the skills, and as work without pay. */
function withMore(id: string): Resume[] {
  const own = profiles[id];
  const others = Object.entries(profiles).filter(([name]) => name !== id);
  return others.slice(0, 4).flatMap(([, other]) => {
    if (own === undefined) return [];
    const [job, skilled, helper] = [structuredClone(own), structuredClone(own), structuredClone(own)];
    job.work[0]?.highlights.push(...(other.work[0]?.highlights.slice(0, 1) ?? []));
    skilled.skills?.[0]?.keywords.push(...(other.skills?.[0]?.keywords.slice(0, 1) ?? []));
    helper.volunteer = [...(helper.volunteer ?? []), ...(other.volunteer?.slice(0, 1) ?? [])];
    return [job, skilled, helper];
  });
}

/** People whose texts are kept back: what passes of theirs is measured and not mended. */
const KEPT_BACK = /^round-(?:n-(?:fune|arpe|cost|phil)|o-(?:diet|prep|sre))$/;

describe('the texts of the bench', () => {
  it('hold no falsehood that passes', () => {
    const passed = items
      .filter(({ profileId }) => !KEPT_BACK.test(profileId))
      .filter((item) => truth[item.id]?.kind === 'falsehood' && check(item).allowed);
    expect(passed.map(({ text }) => text)).toEqual([]);
  });

  it('are judged alike in any order, and by a profile that was asked about before', () => {
    const some = items.filter((_, at) => at % 18 === 0);
    const forth = some.map((item) => check(item));
    const back = some.toReversed().map((item) => check(item, structuredClone(profiles[item.profileId])));
    expect(back.toReversed()).toEqual(forth);
  });

  it('stay allowed when the person adds a fact to their profile', () => {
    const richer = new Map(Object.keys(profiles).map((id) => [id, withMore(id)]));
    const turned = items
      .filter((item, at) => at % 40 === 0 && check(item).allowed)
      .filter((item) => richer.get(item.profileId)?.some((resume) => !check(item, resume).allowed));
    expect(turned.map(({ text }) => text)).toEqual([]);
  });

  it('are refused where each refused span stands, with a reason and a remedy', () => {
    for (const item of items.filter((_, at) => at % 9 === 0))
      for (const { span, start, end, why, remedy } of check(item).refusals) {
        expect(item.text.slice(start, end)).toBe(span);
        expect([why, remedy].every((sentence) => /^.+\.$/.test(inEnglish(sentence)))).toBe(true);
      }
  });
});
