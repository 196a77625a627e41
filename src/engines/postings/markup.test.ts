import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { postingInPage } from './markup.ts';

const url = 'https://careers.example.org/jobs/7';
const page = (data: unknown) =>
  `<html><script type="application/ld+json">{not json</script><script type='application/ld+json'>${JSON.stringify(data)}</script></html>`;
const job = {
  '@type': 'JobPosting',
  title: 'Store Manager &amp; Buyer',
  description: '&lt;p&gt;Run the shop.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  datePosted: '2026-11-02',
  employmentType: ['FULL_TIME'],
  hiringOrganization: { '@type': 'Organization', name: 'Harbour Foods' },
  jobLocation: { address: { addressLocality: 'Hamilton', addressRegion: 'ON' } },
  baseSalary: { currency: 'CAD', value: { minValue: 24, maxValue: 28, unitText: 'HOUR' } },
};

it('reads the posting a careers page publishes for search engines', () => {
  expect(postingInPage(page({ '@graph': [{ '@type': 'WebSite' }, job] }), url)).toMatchObject({
    title: 'Store Manager & Buyer',
    company: 'Harbour Foods',
    places: ['Hamilton, ON'],
    description: expect.stringContaining('Run the shop.'),
    pay: { min: 24, max: 28, currency: 'CAD', period: 'hour' },
    posted_at: '2026-11-02T00:00:00.000Z',
    board: 'careers-page',
    url,
  });
});

it('shows a stranger’s words as text only', () => {
  const posting = postingInPage(page(job), url);
  expect(posting?.description).toBe('Run the shop.');
  expect(posting?.description_html).toBe('<p>Run the shop.</p>');
  expect(JSON.stringify({ ...posting, description_html: '' })).not.toMatch(/[<>]/);
});

it('finds none where there is none, and reads whatever comes without failing', () => {
  expect(postingInPage('<html>Jobs</html>', url)).toBeNull();
  expect(postingInPage(page({ ...job, title: '' }), url)).toBeNull();
  fc.assert(fc.property(fc.jsonValue(), (value) => void postingInPage(page(value), url)));
  fc.assert(
    fc.property(
      fc.jsonValue(),
      (value) => void postingInPage(page({ ...job, jobLocation: value, baseSalary: value }), url),
    ),
  );
});
