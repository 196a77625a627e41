import { describe, expect, it } from 'vitest';
import { jobsInAlert } from './alerts.ts';

const read = (...lines: string[]) =>
  jobsInAlert(lines.join('\n')).map(({ posting }) =>
    [posting.title, posting.company, ...posting.places].join(' | '),
  );
const L = 'https://www.linkedin.com/comm/jobs/view/3700000001/?trackingId=x';
const L2 = 'https://www.linkedin.com/comm/jobs/view/3700000002/?trackingId=x';
const I = 'https://emplois.ca.indeed.com/rc/clk/dl?jk=0123456789abcdef&from=ja';
const BAKER = ['Boulanger de nuit', 'Pain du Port', 'Moncton (N.-B.)'];

describe('a button of an alert', () => {
  it.each([
    `Voir l’offre : ${I}`,
    `Voir l’offre d’emploi : ${I}`,
    `Voir l’emploi\n${I}`,
    `Consulter l'offre ${I}`,
    `Consultez l’offre d’emploi complète sur Indeed : ${I}`,
    `\nAfficher l’emploi\n\n${L}`,
    `Cliquez ici pour voir l’annonce <${I}>`,
    `→ Découvrir le poste ${I}`,
    `Postulez dès maintenant : ${I}`,
    `En savoir plus\n${I}`,
    `Accéder à l’offre\u00A0: ${I}`,
    `Je postule ${I}`,
    `View role: ${L}`,
    `View role\n${L}`,
    `See full posting on LinkedIn > ${L}`,
    `>> VIEW JOB <<\n${L}`,
    `Job details: ${L}`,
    `Check it out\n${L}`,
    `Apply on company website: ${L}`,
    `[View the Night Baker position](${L})`,
    `Learn more about this opportunity (${L})`,
  ])('is no line of the job above it: %j', (button) => {
    expect(read(...BAKER, button)).toEqual(['Boulanger de nuit | Pain du Port | Moncton (N.-B.)']);
  });

  it.each([
    [['Show Host', 'Radio Fundy', 'Saint John, NB', L], 'Show Host | Radio Fundy | Saint John, NB'],
    [
      [`Open Source Developer <${L}>`, 'Tidewater', 'Halifax, NS'],
      'Open Source Developer | Tidewater | Halifax, NS',
    ],
    [['Electrician', 'The Post', L], 'Electrician | The Post'],
    [['Web Developer', 'Read Better Books', 'Apply now', L], 'Web Developer | Read Better Books'],
    [
      ['Dishwasher', 'Go Fish', 'Lunenburg, NS', `Find out more: ${L}`],
      'Dishwasher | Go Fish | Lunenburg, NS',
    ],
  ])('is no job or employer that begins with the same word: %j', (lines, job) => {
    expect(read(...lines)).toEqual([job]);
  });
});

describe('a single job', () => {
  it.each([
    [['Nova Scotia picks', 'Night Baker', 'Harbour Bread', L], 'Night Baker | Harbour Bread'],
    [['Editor’s choice', 'Truck Driver', 'Maple Freight', 'See role', L], 'Truck Driver | Maple Freight'],
    [['Coup de cœur', 'Pâtissière', 'Hôtel Fundy', `Voir l’offre : ${I}`], 'Pâtissière | Hôtel Fundy'],
    [['Cook', 'Inn on the Bay', 'Moncton', L], 'Cook | Inn on the Bay | Moncton'],
    [['Your harvest', 'Cook', 'Inn on the Bay', 'Moncton', L], 'Cook | Inn on the Bay | Moncton'],
  ])('is told from the heading over it by which line names work: %j', (lines, job) => {
    expect(read(...lines)).toEqual([job]);
  });

  it('keeps its place where the way of working has a line of its own', () => {
    expect(
      read('Caissier', 'Marché du Quai', 'Shediac, N.-B.', 'Sur place', '', L, 'Line Cook', 'Café Élan', L2),
    ).toContain('Caissier | Marché du Quai | Shediac, N.-B.');
  });
});
