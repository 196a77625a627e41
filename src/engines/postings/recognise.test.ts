import { describe, expect, it } from 'vitest';
import { boardRows, plainLink, recognise } from './index.ts';

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
    'https://jobs.lever.co/acme',
    'https://jobs.lever.co.evil.example/acme/1',
    'https://example.com/jobs/1',
    'https://job-boards.greenhouse.io/acme/about/1',
    'https://jobs.lever.co/%E0%A4%A/1',
    'not a link',
  ])('%s is none of ours', (link) => {
    expect(found(link)).toBeNull();
  });

  it('has one form, whatever tracking hangs on it', () => {
    expect(plainLink(' https://Example.com/Jobs/7/?utm_source=mail#top ')).toBe('https://example.com/Jobs/7');
  });
});
