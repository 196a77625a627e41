import { describe, expect, it } from 'vitest';
import type { Approach, Claim, MasterProfile } from '#contract/career/facts.ts';
import { approaches } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { checkClaims } from '#engines/claims/index.ts';
import { readResume, tailorResume, writeLetter, writeSummary } from '#engines/resume/index.ts';
import { POSTINGS } from '#testing/resumes/wanted.ts';
import { CVS, linesOf } from '#testing/resumes/cvs.ts';
import { PEOPLE } from '#testing/documents/people.data.ts';
import { masterOf } from '#testing/documents/round-trip.ts';

const people = [
  ...Object.values(PEOPLE).map(masterOf),
  ...Object.values(CVS).map((text) => readResume(linesOf(text), { id: 'file-1', name: 'cv.txt' })),
];
const postings = Object.values(POSTINGS);
/** Everybody with two postings, so that each posting has people of its own. */
const pairs = people.flatMap((master, index) =>
  [index, index + 3].flatMap((place) => {
    const posting = postings[place % postings.length];
    return posting === undefined ? [] : [{ master, posting }];
  }),
);

const letterOf = (master: MasterProfile, posting: Posting, way: Approach) =>
  writeLetter(master, posting, { full_name: master.resume.basics.name }, way);
const wordsOf = (claims: readonly Claim[]) => claims.flatMap(({ text }) => text.split(/\s+/));
const bodyOf = ({ paragraphs }: ReturnType<typeof writeLetter>) => paragraphs.slice(1, -2).flat();

describe('a letter by its approach', () => {
  it('begins with an action where results come first, and names the job after it', () => {
    for (const { master, posting } of pairs) {
      const { paragraphs } = letterOf(master, posting, 'results');
      const [, opening = [], second = []] = paragraphs;
      expect(opening).toHaveLength(1);
      if (writeSummary(master, posting, 'results').length === 0) continue;
      const cited = new Set(second.flatMap(({ fact_ids }) => fact_ids));
      const paths = master.facts.filter(({ id }) => cited.has(id)).map(({ path }) => path);
      expect(paths.some((path) => path.includes('/highlights/'))).toBe(true);
    }
  });

  it('is shorter where it is short, and tells one action', () => {
    for (const { master, posting } of pairs) {
      const [whole, short] = [letterOf(master, posting, 'experience'), letterOf(master, posting, 'short')];
      const cited = new Set(bodyOf(short).flatMap(({ fact_ids }) => fact_ids));
      const actions = master.facts.filter(({ id, path }) => cited.has(id) && path.includes('/highlights/'));
      expect(actions.length).toBeLessThanOrEqual(1);
      expect(wordsOf(bodyOf(short)).length).toBeLessThanOrEqual(wordsOf(bodyOf(whole)).length + 12);
    }
  });
});

describe('a summary for a posting', () => {
  it('says only what the profile bears out, whoever applies to whatever, by any approach', () => {
    const refused = pairs.flatMap(({ master, posting }) =>
      approaches.flatMap((way) =>
        writeSummary(master, posting, way).flatMap(({ text, fact_ids }) => {
          const { allowed } = checkClaims({
            profile: master,
            posting: { ...posting, location: '' },
            target: 'summary',
            text,
            today: '2026-11-22',
          });
          return allowed && fact_ids.length > 0 ? [] : [text];
        }),
      ),
    );
    expect([...new Set(refused)]).toEqual([]);
  });

  it("is the person's own first, and one of their facts where they gave none", () => {
    const own = pairs.filter(({ master }) => master.resume.basics.summary !== '');
    expect(own.length).toBeGreaterThan(5);
    for (const { master, posting } of own)
      expect(writeSummary(master, posting, 'experience').map(({ text }) => text)).toEqual([
        master.resume.basics.summary,
      ]);
  });

  it('is a change of the CV like any other: told, traced to its facts, and turned back', () => {
    for (const { master, posting } of pairs) {
      const summary = writeSummary(master, posting, 'results');
      if (summary.length === 0) continue;
      const made = tailorResume(master, posting, { summary });
      expect(made.resume.basics.summary).toBe(summary.map(({ text }) => text).join(' '));
      expect(made.changes[0]).toMatchObject({ id: 'reworded /basics/summary', section: 'summary' });
      const facts = new Set(made.fact_ids);
      expect(summary.flatMap(({ fact_ids }) => fact_ids).filter((id) => !facts.has(id))).toEqual([]);
      const back = tailorResume(master, posting, { summary, rejected: ['reworded /basics/summary'] });
      expect(back.resume).toEqual(tailorResume(master, posting).resume);
    }
  });
});
