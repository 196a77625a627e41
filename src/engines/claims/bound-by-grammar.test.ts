import { describe, expect, it } from 'vitest';
import { checkClaims } from './index.ts';

const resume = {
  basics: { name: 'Ines Tarbet', label: 'Bellfounder' },
  work: [
    {
      name: 'Tarbet Bells',
      position: 'Moulder, then Lead Founder',
      startDate: '2015-01',
      summary:
        'Moulder until December 2019, lead founder from January 2020. Part-time until 2017, full-time since.',
      highlights: [
        'Cast about 40 bells a year, a third of them for ships.',
        'Take samples of the alloy; the city lab analyzes them.',
        'Wrote the English guide to the tower; a colleague did the German one.',
        'Sat on the panel that chose the new furnace; Dr. Okafor chaired it.',
        'Gilding and lettering are not done by me; they go to an engraver.',
        'Tune bells for churches, for private owners only.',
        'Look after the carillon on a contract signed in May 2021.',
        'Kept the kiln log. Cracked moulds: 9 in 2019, 3 in 2023.',
        'Trained by the yard foreman in rigging.',
        'Taught a class of 26 apprentices, 5 of them from abroad.',
        'Surveyed the north tower in 2020 and the south tower in 2022.',
        'Poured 620 kg of bronze in one night for the school bell.',
        'Rang the small bell of the harbour hall at the opening in 2018.',
        'Repaired the clock of the market hall.',
        'Soudures du battant; les contrôles sont faits par un laboratoire externe.',
        'Clichés de 300 cloches : prises de vue par un prestataire, légendes par mes soins.',
      ],
    },
  ],
  education: [
    { institution: 'Dorran College', studyType: 'HND (not passed)', area: 'Metallurgy', endDate: '2014-06' },
  ],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'Dutch', fluency: 'Understands only' },
    { language: 'French', fluency: 'B1' },
  ],
  awards: [{ title: 'Jury mention for the school bell', awarder: 'Prize of the Founders', date: '2023-05' }],
  volunteer: [{ organization: 'Lifeboat Society', position: 'Crew member', startDate: '2018-03' }],
};

const isAllowed = (target: string, text: string): boolean =>
  checkClaims({ profile: { resume, facts: [] }, target, text, today: '2026-11-01' }).allowed;
const AT_WORK = 'work[0].highlights';

describe('what grammar ties to something else than the sentence does', () => {
  it.each([
    ['a deed whose subject is a body', AT_WORK, 'Take and analyze samples of the alloy.'],
    ['a thing that a colleague did instead', AT_WORK, 'Wrote the English and German guides to the tower.'],
    ['the deed of somebody named by title', AT_WORK, 'Chaired the panel that chose the new furnace.'],
    ['what is not done by oneself', 'letter', 'I also do gilding and lettering.'],
    ['a passive with a body as its doer', AT_WORK, 'Soudures du battant et contrôles.'],
    ['a deed named as a thing, by somebody', AT_WORK, 'Prises de vue de 300 cloches.'],
    ['most of what a third is told of', AT_WORK, 'Cast about 40 bells a year, most of them for ships.'],
    ['whom something was not for', AT_WORK, 'Tune bells for churches and for museums.'],
    ['a time before the only date of a fact', AT_WORK, 'Look after the carillon on a contract since 2015.'],
    ['an effect from the sentence beside it', AT_WORK, 'The kiln log cut cracked moulds from 9 to 3.'],
    ['a recorded change as one brought about', AT_WORK, 'Cut cracked moulds from 9 to 3.'],
    ['who was trained as who trained', AT_WORK, 'Trained the yard foreman in rigging.'],
    ['the date of another tower', AT_WORK, 'Surveyed the south tower in 2020.'],
    ['a measure of another thing', AT_WORK, 'Poured 620 kg of copper in one night for the school bell.'],
    [
      'another hall than the fact has',
      AT_WORK,
      'Rang the small bell of the market hall at the opening in 2018.',
    ],
    ['one title for the time of two', 'letter', 'I was lead founder at Tarbet Bells for eleven years.'],
    ['full time for all the years', 'letter', 'I have worked full-time at Tarbet Bells since January 2015.'],
    [
      'a rank that is not held without pay',
      'volunteer[0]',
      'Crew captain, Lifeboat Society, since March 2018',
    ],
    ['studies that were not passed', 'education[0]', 'HND Metallurgy, Dorran College, 2014'],
    ['a prize for a mention', 'awards[0]', 'First prize, Prize of the Founders, May 2023'],
    ['speech in a language that is understood', 'letter', 'I interpret into Dutch for visiting founders.'],
    ['one level for a list of languages', 'languages', 'Fluent in English, French and Dutch'],
  ])('is refused: %s', (_, target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });

  it.each([
    ['with its doer', AT_WORK, 'Take samples of the alloy, which the city lab analyzes.'],
    ['without the other’s part', AT_WORK, 'Wrote the English guide to the tower.'],
    ['as somebody else’s', AT_WORK, 'Soudures du battant (contrôles faits par un laboratoire externe).'],
    ['with its own share', AT_WORK, 'Cast some 40 bells a year, one in three for ships.'],
    ['as recorded', AT_WORK, 'Cracked moulds fell from 9 in 2019 to 3 in 2023.'],
    ['from the receiving end', AT_WORK, 'Was trained in rigging by the yard foreman.'],
    ['from the giving end', AT_WORK, 'Taught 26 apprentices.'],
    ['with its own date', AT_WORK, 'Surveyed the north tower in 2020.'],
    ['for its own time', 'letter', 'I have been lead founder at Tarbet Bells since January 2020.'],
    ['in its own way', 'letter', 'I understand Dutch.'],
    ['with its level', 'languages', 'Intermediate French (B1)'],
    ['as not passed', 'education[0]', 'HND in Metallurgy (not passed), Dorran College'],
  ])('is allowed %s', (_, target, text) => {
    expect(isAllowed(target, text)).toBe(true);
  });
});

describe('whoever did something', () => {
  const cared = { name: 'Les Coteaux', position: 'Éducateur', startDate: '2020-01' };
  const fact = 'Référent de 8 jeunes de 14 à 18 ans, placés par le SAJ ou le SPJ.';
  const isTold = (text: string): boolean =>
    checkClaims({
      profile: { resume: { ...resume, work: [{ ...cared, highlights: [fact] }] }, facts: [] },
      target: AT_WORK,
      text,
      today: '2026-11-01',
    }).allowed;

  it('is told as such behind each "by"', () => {
    expect(isTold('Référent de huit jeunes de 14 à 18 ans placés par le SAJ ou par le SPJ.')).toBe(true);
  });

  it('did it all the same where the deed is told as the person’s', () => {
    expect(isTold('Référent et placement de 8 jeunes de 14 à 18 ans.')).toBe(false);
  });
});
