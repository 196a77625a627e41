import { describe, expect, it } from 'vitest';
import { aPosting } from '#testing/boards/factories.ts';
import { boardRows, isAt, plainLink, recognise } from './index.ts';

const boards = boardRows('http://127.0.0.1:4001');
const found = (link: string) => {
  const address = recognise(link, boards);
  return address && `${address.board.id} ${address.tenant} ${address.externalId}`;
};

describe('the link of a posting', () => {
  it.each([
    ['https://job-boards.greenhouse.io/acme/jobs/4012', 'greenhouse acme 4012'],
    ['https://boards.greenhouse.io/acme/jobs/4012?gh_src=x#app', 'greenhouse acme 4012'],
    ['https://jobs.lever.co/acme/1f2e-77', 'lever acme 1f2e-77'],
    ['HTTPS://Jobs.Lever.co/acme/1f2e-77/apply/', 'lever acme 1f2e-77'],
    ['https://jobs.ashbyhq.com/acme%20inc/9a/application', 'ashby acme inc 9a'],
    ['http://127.0.0.1:4001/lever/acme/77', 'practice-lever acme 77'],
  ])('%s is found', (link, address) => {
    expect(found(link)).toBe(address);
  });

  it.each([
    [
      'https://acme.wd3.myworkdayjobs.com/en-US/Careers/job/Toronto/Baker_R-12/apply',
      'workday acme/wd3/Careers Baker_R-12',
    ],
    ['https://apply.workable.com/acme/j/8E4C1A7B20/', 'workable acme 8E4C1A7B20'],
    ['https://boards.greenhouse.io/embed/job_app?for=acme&token=4012', 'greenhouse acme 4012'],
    ['https://acme.jibeapply.com/jobs/73120', 'jibe acme.jibeapply.com 73120'],
    ['https://acme.eightfold.ai/careers?pid=563499001122334', 'eightfold  563499001122334'],
    ['https://www.adzuna.ca/details/4980011220?se=x', 'adzuna ca// 4980011220'],
    ['https://acme.recruitee.com/o/baker', 'recruitee acme baker'],
    ['https://jobs.jobvite.com/acme/job/oQz7mWvX', 'jobvite  oQz7mWvX'],
  ])('%s is found, as far as it says where', (link, address) => {
    expect(found(link)).toBe(address);
  });

  it.each([
    'https://jobs.lever.co/acme',
    'https://jobs.lever.co.evil.example/acme/1',
    'https://example.com/jobs/1',
    'https://job-boards.greenhouse.io/acme/about/1',
    'https://jobs.lever.co/%E0%A4%A/1',
  ])('%s is a page of no board, to be read for its own markup', (link) => {
    const page = link.replace('https://', '');
    expect(found(link)).toBe(`careers-page ${page} ${page}`);
    const boardsAlone = boards.filter(({ family }) => family !== 'careers-page');
    expect(recognise(link, boardsAlone)).toBeNull();
  });

  it.each(['not a link', 'ftp://example.com/1', 'https://user@example.com/jobs/1', 'javascript:alert(1)'])(
    '%s is none at all',
    (link) => {
      expect(found(link)).toBeNull();
    },
  );

  it('names the posting of a board that writes it otherwise in addresses', () => {
    const address = recognise(
      'https://acme.pinpointhq.com/en/postings/0b6e2f55-0d4a-4d43-9f0f-9a8f5b1c0001',
      boards,
    );
    const url = 'https://acme.pinpointhq.com/en/postings/0b6e2f55-0d4a-4d43-9f0f-9a8f5b1c0001';
    const one = aPosting('pinpoint', { external_id: '189331', url });
    expect(address && isAt(one, address)).toBe(true);
    expect(address && isAt({ ...one, url: `${url.slice(0, -1)}2` }, address)).toBe(false);
  });

  it('has one form, whatever tracking hangs on it', () => {
    expect(plainLink(' https://Example.com/Jobs/7/?utm_source=mail#top ')).toBe('https://example.com/Jobs/7');
  });
});
