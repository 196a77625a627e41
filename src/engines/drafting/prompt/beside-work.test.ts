import { describe, expect, it } from 'vitest';
import { draftAfter, profileOfSaid } from '#engines/drafting/index.ts';

function readFrom(prompt: string) {
  const { draft } = draftAfter(null, prompt, '2026-11-20T12:00:00Z');
  return profileOfSaid(draft.said);
}

describe('what people type of themselves beside their jobs', () => {
  it.each([
    ['J’ai fait du bénévolat à la Croix-Rouge en 2019.', ['Croix-Rouge', '', '2019', '2019']],
    ['I volunteer at the food bank on Sundays since 2021', ['Food bank', '', '2021', '']],
    [
      'Aussi bénévole aux Jeux du Canada en 2018 comme responsable de l’accueil.',
      ['Jeux du Canada', 'Responsable de l’accueil', '2018', '2018'],
    ],
    ['Volunteering: Cedar House mentor 2017-2019', ['Cedar House', 'Mentor', '2017', '2019']],
    ['volunteer firefighter in Lunenburg since 2012', ['', 'Volunteer firefighter', '2012', '']],
  ])('tells work without pay from a job: %s', (prompt, [organization, position, startDate, endDate]) => {
    const { work, volunteer } = readFrom(prompt).resume;
    expect(work).toEqual([]);
    expect(volunteer).toEqual([{ organization, position, startDate, endDate, summary: '' }]);
  });

  it.each([
    ['I was the volunteer coordinator at Hope House from 2015 to 2018.', 'Hope House'],
    ['Coordonnatrice des bénévoles chez Moisson Laval de 2015 à 2018.', 'Moisson Laval'],
  ])('keeps paid work with volunteers a job: %s', (prompt, name) => {
    const { work, volunteer } = readFrom(prompt).resume;
    expect(work).toMatchObject([{ name, startDate: '2015' }]);
    expect(volunteer).toEqual([]);
  });

  it.each([
    [
      'I got employee of the month at Walmart in October 2022.',
      'Employee of the month',
      'Walmart',
      '2022-10',
    ],
    ['J’ai gagné le prix du meilleur apprenti en 2018.', 'Prix du meilleur apprenti', '', '2018'],
    ['Received a scholarship from Rotary in 2020', 'Scholarship', 'Rotary', '2020'],
  ])('hears an honour: %s', (prompt, title, awarder, date) => {
    const { work, awards } = readFrom(prompt).resume;
    expect({ work, awards }).toEqual({ work: [], awards: [{ title, awarder, date }] });
  });

  it.each([
    ['I don’t speak Spanish.'],
    ['Je ne parle pas espagnol.'],
    ['I have never worked at Sobeys'],
    ['je n’ai jamais travaillé chez Sobeys'],
    ['- no smart serve yet'],
    ['pas de permis de conduire'],
    ['I love volunteering at the shelter'],
    ['I want to volunteer at the library'],
    ['My mother volunteers at the library and won a medal'],
    ['J’ai obtenu de meilleurs prix des fournisseurs'],
  ])('takes no honour, language, licence or place from “%s”', (prompt) => {
    const { work, volunteer, awards, languages, certificates } = readFrom(prompt).resume;
    const places = work.map(({ name, position }) => name + position).join('');
    expect({ places, volunteer, awards, languages, certificates }).toEqual({
      places: '',
      volunteer: [],
      awards: [],
      languages: [],
      certificates: [],
    });
  });
});
