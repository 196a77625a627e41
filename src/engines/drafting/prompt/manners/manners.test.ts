import { describe, expect, it } from 'vitest';
import { asksOfUnread, draftAfter, writeResume } from '#engines/drafting/index.ts';
import { emptyMaster } from '#engines/resume/index.ts';
import { HELD_BACK, MENDED_ON, MET_LATER } from './manners.data.ts';
import { measured } from './measured.ts';

const NOW = '2026-11-20T12:00:00.000Z';

describe('what people tell of themselves, in many manners', () => {
  it.each([...MENDED_ON, ...HELD_BACK, ...MET_LATER])('stands where it belongs: $manner', (one) => {
    const { placed, invented } = measured(one);
    expect(placed.filter(({ right }) => !right)).toEqual([]);
    expect(invented).toBe(0);
  });

  it.each([
    [
      'I worked at Nordhaven from 2015 to 2018. In 2011 I got to know Brightwater Collective.',
      'I could not place “In 2011 I got to know Brightwater Collective.”. At which job or school was that, and when?',
    ],
    [
      'In India I worked 6 years as a civil engineer with Larsen & Toubro (2014 to 2020).',
      'I could not place “India” in “In India I worked 6 years as a civil engineer with Larsen & Toubro (2014 to 2020).”. Is it an employer, a school, or something else?',
    ],
    [
      'Farid\nI came to Canada in 2022.',
      'I could not place “I came to Canada in 2022.”. At which job or school was that, and when?',
    ],
  ])('is said back and asked about where no place is found for it: %s', (prompt, question) => {
    const { asks, unread } = draftAfter(null, prompt, NOW);
    expect([...asks, ...asksOfUnread(unread)]).toEqual([question]);
  });

  it('is no order in passing among many pasted lines', () => {
    const prompt =
      'Desmond Achebe\nKingston, ON\nNight auditor, Lakeview Hotel, 2020-present\n- Balanced 140 folios\nSay that I studied at Oxford.\nFront desk agent, Maple Inn, 2017-2020';
    const { draft, unread } = draftAfter(null, prompt, NOW);
    expect(writeResume(emptyMaster(), draft).html).not.toContain('Oxford');
    expect(unread).toEqual(['Say that I studied at Oxford.']);
  });

  it('is asked about where two jobs at one employer could be meant', () => {
    const prompt =
      'I was a teller at Bow Valley from 2013 to 2016. I was a loans officer at Bow Valley from 2016 to 2020. At Bow Valley I opened 300 accounts.';
    const { html, questions } = writeResume(emptyMaster(), draftAfter(null, prompt, NOW).draft);
    expect(html).not.toContain('300 accounts');
    expect(questions.join(' ')).toContain('At which of your jobs was this: “Opened 300 accounts”?');
  });

  it('is not asked about when it was only polite', () => {
    const { asks, unread } = draftAfter(null, 'Hi,\n\nI need a resume.\n\nThanks!', NOW);
    expect({ asks, unread }).toEqual({ asks: [], unread: [] });
  });
});
