import { describe, expect, it } from 'vitest';
import { jobsInAlert } from './alerts.ts';

const read = (...lines: string[]) =>
  jobsInAlert(lines.join('\n')).map(({ posting }) =>
    [posting.external_id, posting.title, posting.company, ...posting.places].join(' | '),
  );
const view = (id: number) => `https://www.linkedin.com/comm/jobs/view/${id}/?trackingId=x`;
const viewed = (id: string) => `https://emplois.ca.indeed.com/rc/clk/dl?jk=${id}&from=ja`;
const ALL = 'https://www.linkedin.com/comm/jobs/search?keywords=baker&alertAction=viewjobs';
const OUT = 'https://www.linkedin.com/comm/psettings/email-unsubscribe?lipi=1';

describe('an alert', () => {
  it('whose addresses stand above their jobs gives each job its own', () => {
    expect(
      read(
        'Your job alert for baker in Truro',
        'These jobs match what you look for',
        '',
        view(3700000001),
        'Night Baker',
        'Harbour Bread',
        'Truro, NS',
        '',
        view(3700000002),
        'Pastry Cook',
        'Hotel Fundy · Amherst, NS',
        'Posted 3 days ago',
        '',
        'See all jobs',
        ALL,
        'Unsubscribe',
        OUT,
      ),
    ).toEqual([
      '3700000001 | Night Baker | Harbour Bread | Truro, NS',
      '3700000002 | Pastry Cook | Hotel Fundy | Amherst, NS',
    ]);
  });

  it('without any free line gives each job its own, above or below', () => {
    const one = ['Night Baker', 'Harbour Bread', 'Truro, NS'];
    const two = ['Pastry Cook', 'Hotel Fundy', 'Amherst, NS'];
    const jobs = [
      '3700000001 | Night Baker | Harbour Bread | Truro, NS',
      '3700000002 | Pastry Cook | Hotel Fundy | Amherst, NS',
    ];
    expect(
      read('New jobs for you', ...one, view(3700000001), ...two, view(3700000002), 'See all jobs'),
    ).toEqual(jobs);
    expect(
      read('New jobs for you', view(3700000001), ...one, view(3700000002), ...two, 'Manage alerts'),
    ).toEqual(jobs);
  });

  it('in French is read as well, and its headings and ways on are none', () => {
    expect(
      read(
        'Bonjour Robin,',
        '3 nouvelles offres d’emploi de boulanger à Moncton',
        '',
        'Boulangère de nuit',
        'Pain du Port inc. – Moncton (Nouveau-Brunswick)',
        '22 $ de l’heure',
        'Candidature simplifiée',
        `Voir l’offre : ${viewed('0123456789abcdef')}`,
        '',
        'Offres qui pourraient vous plaire',
        'Pâtissier',
        'Hôtel Fundy',
        'Dieppe, N.-B.',
        'il y a 2 jours',
        viewed('fedcba9876543210'),
        '',
        'Voir toutes les offres : https://emplois.ca.indeed.com/jobs?q=boulanger&l=Moncton',
        'Se désabonner : https://emplois.ca.indeed.com/alert/unsubscribe?jk=x',
      ),
    ).toEqual([
      '0123456789abcdef | Boulangère de nuit | Pain du Port inc. | Moncton (Nouveau-Brunswick)',
      'fedcba9876543210 | Pâtissier | Hôtel Fundy | Dieppe, N.-B.',
    ]);
  });

  it('on one line a job is read, with and without a place', () => {
    expect(
      read(
        'Top picks of this week',
        `Night Baker - Harbour Bread - Truro, NS: ${view(3700000001)}`,
        `Pastry Cook | Hotel Fundy ${view(3700000002)}`,
      ),
    ).toEqual([
      '3700000001 | Night Baker | Harbour Bread | Truro, NS',
      '3700000002 | Pastry Cook | Hotel Fundy',
    ]);
  });
});
