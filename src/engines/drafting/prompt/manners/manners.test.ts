import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/wording/in-english.ts';
import { asksOfUnread, draftAfter, writeResume } from '#engines/drafting/index.ts';
import { textLines } from '#engines/drafting/person/text-lines.ts';
import { emptyMaster, readResume } from '#engines/resume/index.ts';
import { mannersOf } from '#testing/told/manners.ts';
import { measured } from '#testing/told/measured.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const toldBriefly = mannersOf('told-briefly');

describe('what people tell of themselves, in many manners', () => {
  it.each([...mannersOf('mended-on'), ...mannersOf('held-back'), ...mannersOf('met-later'), ...toldBriefly])(
    'stands where it belongs: $manner',
    (one) => {
      const { placed, invented } = measured(one);
      expect(placed.filter(({ right }) => !right)).toEqual([]);
      expect(invented).toBe(0);
    },
  );

  it.each([
    [
      'I worked at Nordhaven from 2015 to 2018. In 2011 I got to know Brightwater Collective.',
      'I couldn’t place “In 2011 I got to know Brightwater Collective.”. At which job or school was that, and when?',
    ],
    [
      'In India I worked 6 years as a civil engineer with Larsen & Toubro (2014 to 2020).',
      'I couldn’t place “India” in “In India I worked 6 years as a civil engineer with Larsen & Toubro (2014 to 2020).”. Is it an employer, a school or something else?',
    ],
    [
      'Farid\nI came to Canada in 2022.',
      'I couldn’t place “I came to Canada in 2022.”. At which job or school was that, and when?',
    ],
    [
      'I was a cook at Canoe from 2019 to 2022. I know Excel, whose macros amuse nobody beside penguins in Lisbon.',
      'I couldn’t place “whose macros amuse nobody beside penguins in Lisbon” in “I know Excel, whose macros amuse nobody beside penguins in Lisbon.”. Which job or school does it belong to?',
    ],
    [
      'Truck driver, AZ licence, clean abstract.',
      'I couldn’t place “clean abstract” in “Truck driver, AZ licence, clean abstract.”. Which job or school does it belong to?',
    ],
  ])('is said back and asked about where no place is found for it: %s', (prompt, question) => {
    const { asks, unread } = draftAfter(null, prompt, NOW);
    expect([...asks, ...asksOfUnread(unread)].map(inEnglish)).toEqual([question]);
  });

  it('is said back where it stands behind a request in one sentence', () => {
    const prompt = 'make me a resume: lots of stuff about zebras and kayaks';
    expect(draftAfter(null, prompt, NOW).unread).toEqual(['lots of stuff about zebras and kayaks']);
  });

  it('gives a job without dates for a time worked, and asks for them', () => {
    const prompt = 'make me a resume: 5 years cashier at Metro, 2 years barista at Tim Hortons';
    const { questions } = writeResume(emptyMaster(), draftAfter(null, prompt, NOW).draft);
    const asked = questions.map(inEnglish);
    expect(asked).toContain('When did you work as Cashier at Metro (start and end month)?');
    expect(asked).toContain('When did you work as Barista at Tim Hortons (start and end month)?');
  });

  it('is hardly asked about where everything found its place', () => {
    const asked = toldBriefly.flatMap(({ prompt }) => draftAfter(null, prompt, NOW).asks);
    expect(asked).toEqual([]);
  });

  it('is not asked about where it stands on the resume already', () => {
    const known = readResume(
      textLines(
        'Ana Ruiz\nHalifax, NS\n\nExperience\nSales associate, Home Depot\n2019 - Present\n- Served customers\n',
      ),
      { id: 'file', name: 'cv.txt' },
    );
    const before = { draft: draftAfter(null, 'Make my resume', NOW).draft, lines: 9 };
    const { draft, asks } = draftAfter(before, 'At Home Depot I grew sales 15%', NOW, { known });
    expect(asks).toEqual([]);
    expect(writeResume(known, draft).html).toContain('Grew sales 15%');
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
    expect(questions.map(inEnglish).join(' ')).toContain(
      'Which job did you do this in: “Opened 300 accounts”?',
    );
  });

  it('is not asked about when it was only polite', () => {
    const { asks, unread } = draftAfter(null, 'Hi,\n\nI need a resume.\n\nThanks!', NOW);
    expect({ asks, unread }).toEqual({ asks: [], unread: [] });
  });
});
