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

  it.each([
    [
      'I worked at Sobeys as a cashier since 2019. I left in June 2022.',
      'Cashier',
      'Sobeys',
      '2019',
      '2022-06',
    ],
    ['I’ve been a cook at Metro since 2015. I quit Metro in 2018.', 'Cook', 'Metro', '2015', '2018'],
  ])('closes a job by the day it was left: %s', (prompt, position, name, startDate, endDate) => {
    expect(readFrom(prompt).resume.work).toMatchObject([
      { position, name, startDate, endDate, highlights: [] },
    ]);
  });

  it('takes a thing that is called a project for one, and an order for a licence', () => {
    const { resume } = readFrom(
      'Built a budgeting app with React for my capstone project. Je suis infirmière, membre de l’OIIQ.',
    );
    expect(resume.work).toEqual([]);
    expect(resume.projects).toMatchObject([{ name: 'Budgeting app with React' }]);
    expect(resume.certificates).toMatchObject([{ name: 'Membre de l’OIIQ' }]);
  });

  it('keeps what stands before a town in small letters the employer', () => {
    expect(
      readFrom('irving shipbuilding halifax 2013-2018. currently at seaspan vancouver.').resume.work,
    ).toMatchObject([
      { name: 'Irving shipbuilding', location: 'halifax', startDate: '2013', endDate: '2018' },
      { name: 'Seaspan', location: 'vancouver' },
    ]);
  });

  it('says back the parts of a sentence of which nothing could be used', () => {
    const { unread, draft } = draftAfter(
      null,
      'I have never been a manager but I trained 4 people at Lululemon. My email is a@example.com.',
      '2026-11-20T12:00:00Z',
    );
    expect(draft.said).toHaveLength(2);
    expect(unread).toEqual(['I have never been a manager']);
  });
});
