import { describe, expect, it } from 'vitest';
import { draftAfter, profileOfSaid } from '#engines/drafting/index.ts';

function readFrom(prompt: string) {
  const { draft } = draftAfter(null, prompt, '2026-11-20T12:00:00Z');
  return profileOfSaid(draft.said);
}

describe('what people type of jobs, each thing under the one it belongs to', () => {
  it.each([
    [
      'I am a nurse. Before that I worked at Gary’s Auto, 2008 to 2017. I coach my daughter’s hockey team.',
      'Gary’s Auto',
    ],
    [
      'Je suis concierge à la ville depuis 2011. Avant : journalier chez Bégin. Je fais les petits travaux.',
      'Bégin',
    ],
  ])('gives what is done now to no job that was left: %s', (prompt, left) => {
    const job = readFrom(prompt).resume.work.find(({ name }) => name === left);
    expect(job).toMatchObject({ highlights: [] });
  });

  it.each([
    ['I volunteered to work overtime at Ford during the strike.'],
    ['I’m finishing grade 12 at Earl Haig.'],
    ['J’ai lâché l’école en secondaire 4.'],
    ['I have been a stay at home dad since 2017.'],
    ['Got my Working at Heights.'],
    ['Advanced Care Paramedic diploma Humber 2019.'],
  ])('finds no employer and no work in “%s”', (prompt) => {
    const { work, volunteer } = readFrom(prompt).resume;
    expect({ work, volunteer }).toEqual({ work: [], volunteer: [] });
  });

  it.each([
    ['Gérante chez La Vie en Rose 2016-2019', 'Gérante', 'La Vie en Rose'],
    [
      'Depuis 2021 je travaille comme agente de service à la clientèle chez Bell',
      'Agente de service à la clientèle',
      'Bell',
    ],
    ['Before: housekeeper, Holiday Inn Winnipeg, 2016-2018.', 'Housekeeper', 'Holiday Inn Winnipeg'],
    ['Nurse’s aide, 4 yrs at Villa Rosa', 'Nurse’s aide', 'Villa Rosa'],
    ['chu soudeur chez ADF', 'Soudeur', 'ADF'],
  ])('reads a name and a title to their end: %s', (prompt, position, name) => {
    expect(readFrom(prompt).resume.work).toMatchObject([{ position, name }]);
  });

  it('takes no day of an action for the days of a job, and no place of others for home', () => {
    const { resume } = readFrom(
      'Rep at Rogers, sold 120% of target in 2022. I’ve been a caregiver for a family in Markham since 2019.',
    );
    expect(resume.work).toMatchObject([{ name: 'Rogers', startDate: '' }, { position: 'Caregiver' }]);
    expect(resume.basics.location.city).toBe('');
  });
});
