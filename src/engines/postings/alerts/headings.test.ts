import { describe, expect, it } from 'vitest';
import { jobsInAlert } from './alerts.ts';

const read = (...lines: string[]) =>
  jobsInAlert(lines.join('\n')).map(({ posting }) =>
    [posting.external_id, posting.title, posting.company, ...posting.places].join(' | '),
  );
const view = (id: number) => `https://www.linkedin.com/comm/jobs/view/${id}/?trackingId=x`;
const ALL = 'https://www.linkedin.com/comm/jobs/search?keywords=baker&alertAction=viewjobs';
const OUT = 'https://www.linkedin.com/comm/psettings/email-unsubscribe?lipi=1';

describe('an alert', () => {
  it('takes a heading for no job where it stands right on the first one', () => {
    expect(
      read(
        'Jobs you may like, Robin',
        'New jobs for you',
        'Night Baker',
        'Harbour Bread',
        `View job: ${view(3700000001)}`,
        '',
        'Recommended jobs',
        'Pastry Cook',
        'Hotel Fundy',
        'Amherst, NS',
        `View job: ${view(3700000002)}`,
      ),
    ).toEqual([
      '3700000001 | Night Baker | Harbour Bread',
      '3700000002 | Pastry Cook | Hotel Fundy | Amherst, NS',
    ]);
  });

  it('takes words nobody could know for a heading by what the other jobs look like', () => {
    expect(
      read(
        'Harvest of the week',
        'Night Baker',
        'Harbour Bread',
        view(3700000001),
        'Pastry Cook',
        'Hotel Fundy',
        view(3700000002),
        'Line Cook',
        'Café Élan',
        view(3700000003),
      ),
    ).toEqual([
      '3700000001 | Night Baker | Harbour Bread',
      '3700000002 | Pastry Cook | Hotel Fundy',
      '3700000003 | Line Cook | Café Élan',
    ]);
  });

  it('takes a heading that leads to a job for none, and finds that job below', () => {
    expect(
      read(
        `Night Baker and 12 more jobs in Truro <${view(3700000001)}>`,
        'Robin, your search goes on.',
        '',
        `Night Baker <${view(3700000001)}>`,
        'Harbour Bread · Truro, NS',
        '',
        `[Pastry Cook](${view(3700000002)})`,
        'Hotel Fundy <https://www.linkedin.com/company/77/>',
        'Amherst, NS (On-site)',
      ),
    ).toEqual([
      '3700000001 | Night Baker | Harbour Bread | Truro, NS',
      '3700000002 | Pastry Cook | Hotel Fundy | Amherst, NS (On-site)',
    ]);
  });

  it.each([
    ['a heading and an address alone', ['New jobs for you', 'Your job alert: baker', view(3700000001)]],
    [
      'a greeting and a sentence',
      ['Bonjour Robin', 'Voici ce que nous avons trouvé pour vous.', view(3700000001)],
    ],
    ['a number of jobs', ['30+ new jobs', 'match your preferences', '', view(3700000001)]],
    ['the ways on', ['See all jobs', ALL, 'Unsubscribe', OUT]],
    [
      'an address whose title nobody names an employer for',
      [`Night Baker <${view(3700000001)}>`, '', 'Unsubscribe'],
    ],
    ['the head of a forwarded mail', ['From: Alerts', 'Subject: Night Baker', '', view(3700000001)]],
  ])('lists nothing where there is only %s', (_what, lines) => {
    expect(read(...lines)).toEqual([]);
  });
});
