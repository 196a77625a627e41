import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertSender, jobsInAlert } from './alerts.ts';

const linkedIn = `Your job alert for operations coordinator in Hamilton
30+ new jobs match your preferences.

Operations Coordinator
Maple Freight
Hamilton, ON
Actively recruiting
View job: https://www.linkedin.com/comm/jobs/view/3712345678/?trackingId=abc&refId=x

---------------------------------------------------------

> Dispatcher <b>nights</b>
> Harbour Foods
> Burlington, ON
>
> View job: https://ca.linkedin.com/jobs/view/dispatcher-at-harbour-3799999999
`;
const indeed = `2 new operations jobs in Hamilton, ON

Warehouse Supervisor
Stonebridge Haulage - Stoney Creek, ON
$28 an hour
Easily apply
https://ca.indeed.com/rc/clk/dl?jk=0123456789abcdef&from=ja&tk=secret
`;

const read = (text: string) =>
  jobsInAlert(text).map(({ channel, posting }) => [
    channel,
    posting.title,
    posting.company,
    posting.places.join(),
    posting.url,
  ]);

describe('jobs in a forwarded alert', () => {
  it('are read with title, employer and place; the address is built from the job’s number alone', () => {
    expect(read(linkedIn)).toEqual([
      [
        'linkedin',
        'Operations Coordinator',
        'Maple Freight',
        'Hamilton, ON',
        'https://www.linkedin.com/jobs/view/3712345678',
      ],
      [
        'linkedin',
        'Dispatcher nights',
        'Harbour Foods',
        'Burlington, ON',
        'https://www.linkedin.com/jobs/view/3799999999',
      ],
    ]);
    expect(read(indeed)).toEqual([
      [
        'indeed',
        'Warehouse Supervisor',
        'Stonebridge Haulage',
        'Stoney Creek, ON',
        'https://www.indeed.com/viewjob?jk=0123456789abcdef',
      ],
    ]);
  });

  it('are none in any other mail, and each is there once', () => {
    expect(jobsInAlert('We would like to talk with you. https://boards.example.com/1')).toEqual([]);
    expect(jobsInAlert('https://www.linkedin.com/jobs/view/3712345678')).toEqual([]);
    expect(jobsInAlert(linkedIn + linkedIn)).toHaveLength(2);
    fc.assert(fc.property(fc.string(), (text) => void jobsInAlert(text)));
  });

  it('come from the sites themselves', () => {
    expect(alertSender('LinkedIn Job Alerts <jobalerts-noreply@linkedin.com>')).toBe('linkedin');
    expect(alertSender('Indeed <alert@jobalerts.indeed.com>')).toBe('indeed');
    expect(alertSender('Recruiter <jane@linkedin.com.example.org>')).toBeNull();
  });
});
