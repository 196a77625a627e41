import { describe, expect, it } from 'vitest';
import {
  anyWordOf,
  awardRanks,
  claimWords,
  cliche,
  countriesOfCity,
  currencyOf,
  currencyWords,
  degreeNames,
  englishRoles,
  credentialNames,
  frameWords,
  frenchRoles,
  functionWords,
  fluencyWords,
  germanQuestions,
  industries,
  languageLevels,
  mailNotions,
  mappedCities,
  monthAtStart,
  monthOf,
  monthWords,
  namesOfCountries,
  nameWords,
  nationalities,
  productsOf,
  rankWords,
  ranksOf,
  regions,
  sameCredentials,
  sectionsByHeading,
  sectionsByStem,
  shareWords,
  spokenLanguages,
  units,
  vagueAmounts,
  weekdayOf,
  workMeanings,
} from './index.ts';

describe('the lexicon', () => {
  it('knows each country it names by its currency, and what one says of who is from there', () => {
    for (const country of [...namesOfCountries.keys(), ...nationalities.keys()])
      expect(currencyOf.get(country), country).toMatch(/^[A-Z]{3}$/);
    expect(namesOfCountries.get('DE')?.slice(0, 3)).toEqual(['germany', 'deutschland', 'allemagne']);
    expect(nationalities.get('CA')).toContain('canadienne');
  });

  it('knows a province by its names and short forms, the English name first', () => {
    const [alberta] = regions.filter(({ code }) => code === 'AB');
    expect(alberta).toEqual({ country: 'CA', code: 'AB', names: ['alberta'], shortForms: ['alta.'] });
    expect(regions.find(({ code }) => code === 'QC')?.shortForms).toContain('pq');
  });

  it('gives a city the best known country first, and puts Canadian ones on the map', () => {
    expect(countriesOfCity.get('paris')?.[0]).toBe('FR');
    expect(countriesOfCity.get('hamilton')?.[0]).toBe('CA');
    expect(mappedCities.get('toronto')).toEqual({ region: 'ON', latitude: 43.65, longitude: -79.38 });
  });

  it('finds a language by any of its words, and no part of another word', () => {
    const french = spokenLanguages.find(({ code }) => code === 'fr');
    expect(french?.name).toBe('French');
    const pattern = anyWordOf(french?.words ?? []);
    for (const text of ['fluent french', 'le francais parle']) expect(text).toMatch(pattern);
    expect('frenchman').not.toMatch(pattern);
    expect(functionWords.get('le')).toContain('fr');
  });

  it('reads a month and a weekday in any of its spellings', () => {
    for (const word of ['February', 'févr', 'fevrier', 'Februar', 'febrero', 'FEB'])
      expect(monthOf(word), word).toBe(2);
    expect(monthOf('febrile')).toBe(0);
    expect(monthAtStart('aout 2026')).toBe(8);
    expect(monthWords('en')[0]).toBe('september');
    expect(['Tuesday', 'tues', 'mardi', 'mar'].map(weekdayOf)).toEqual([2, 2, 2, 0]);
  });

  it('tells work in English from work in French', () => {
    expect(englishRoles.has('welder')).toBe(true);
    expect(frenchRoles.has('welder')).toBe(false);
    expect(frenchRoles.has('soudeuse')).toBe(true);
  });

  it('knows what a word is in a name, and what it says nothing beside', () => {
    expect(nameWords('legal form').has('gmbh')).toBe(true);
    expect(nameWords('legal ending').has('gmbh')).toBe(false);
    expect(frameWords('title').has('urgent')).toBe(true);
    expect(frameWords('rank in a title').has('urgent')).toBe(false);
  });

  it('keeps together what means the same', () => {
    expect(sameCredentials.find((names) => names.includes('rn'))).toContain('infirmiere autorisee');
    expect(credentialNames('standard first aid rcr c')).toContain('cardiopulmonary resuscitation');
    expect(credentialNames('board games')).toBe('');
    expect(industries.find((names) => names.includes('banque'))?.[0]).toBe('banking');
    expect(germanQuestions.get('vorname')).toBe('First name');
    expect(currencyWords[0]).toEqual(['canadian dollars', 'CAD']);
  });

  it('finds a notion of mails by the beginnings of words too', () => {
    const notion = new RegExp(`^(?:${mailNotions.get('selection')?.join('|') ?? ''})$`);
    for (const word of ['chosen', 'selected', 'shortlisted', 'choisie']) expect(word).toMatch(notion);
    expect('preselect').not.toMatch(notion);
  });

  it('knows what words of work mean, and which of them say less', () => {
    const meanings = workMeanings();
    const reducing = meanings.find(({ says }) => says.includes('reduce') && says.includes('reduire'));
    expect(reducing?.isAction).toBe(true);
    expect(reducing?.bearsOut).toBe(reducing?.says);
    const narrow = meanings.find(({ says, bearsOut }) => says !== bearsOut && says.includes('hospital'));
    expect(narrow?.isAction).toBe(false);
    expect(narrow?.bearsOut).toContain('employer');
    expect(narrow?.says).not.toContain('employer');
  });

  it('gives each narrower meaning the wider words it bears out', () => {
    expect(workMeanings().filter(({ bearsOut }) => bearsOut.length === 0)).toEqual([]);
  });

  it('tells by one row what a word is for several readers', () => {
    expect(rankWords.has('senior') && ranksOf.high.has('senior')).toBe(true);
    expect(rankWords.has('manager')).toBe(false);
    expect(ranksOf.high.has('manager') && ranksOf.low.has('trainee')).toBe(true);
    expect(fluencyWords.has('beginner') && languageLevels[0]?.includes('beginner')).toBe(true);
    expect(fluencyWords.has('business')).toBe(false);
    expect(languageLevels.at(-1)).toContain('mother tongue');
    expect(awardRanks[0]).toContain('winner');
  });

  it('knows what a word weighs in a claim, and whose product a program is', () => {
    expect(claimWords('says nothing').has('the')).toBe(true);
    expect(claimWords('reach').has('always')).toBe(true);
    expect(productsOf('microsoft').has('excel')).toBe(true);
    expect(productsOf('nobody').size).toBe(0);
  });

  it('reads numbers, shares and units as they are written in its rows', () => {
    expect(shareWords.get('quart')).toBe(1 / 4);
    expect(vagueAmounts.get('dozens')).toEqual([24, 150]);
    expect(units.get('heure')).toEqual(['time', 3600]);
  });

  it('finds a cliche as it is written, with a hyphen or a blank', () => {
    for (const text of ['a Results-driven cook', 'results driven', 'l’esprit d’équipe'])
      expect(text).toMatch(cliche);
    expect('a driven screw').not.toMatch(cliche);
  });

  it('knows the words of resumes', () => {
    expect(degreeNames.has('bachelor of science')).toBe(true);
    expect(sectionsByHeading.get('experience professionnelle')).toBe('work');
    expect(sectionsByStem.find(([stem]) => stem.test('where i volunteered'))?.[1]).toBe('volunteer');
  });
});
