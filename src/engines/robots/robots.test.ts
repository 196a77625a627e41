import { describe, expect, it } from 'vitest';
import { mayRead, pauseAskedFor, readRobots } from './index.ts';

const read = (...lines: string[]) => readRobots(lines.join('\n'), 'Legwork');

describe('what robots.txt lets us read', () => {
  it('is everything where it says nothing, is empty, or is no robots.txt', () => {
    for (const text of ['', 'Disallow: /', '<html><body>Not found</body></html>', 'User-agent: *\nDisallow:'])
      expect(mayRead(readRobots(text, 'Legwork'), '/jobs/7'), text).toBe(true);
  });

  it('is decided by our own group where there is one, else by that for everyone', () => {
    const everyone = ['User-agent: *', 'Disallow: /'];
    expect(mayRead(read(...everyone), '/jobs')).toBe(false);
    expect(mayRead(read(...everyone, 'User-agent: legwork', 'Disallow: /private'), '/jobs')).toBe(true);
    expect(mayRead(read('User-agent: OtherBot', 'Disallow: /'), '/jobs')).toBe(true);
  });

  it('counts the rules below several names for each of them', () => {
    const rules = read('User-agent: OtherBot', 'User-agent: Legwork # us', '', 'Disallow: /jobs');
    expect(mayRead(rules, '/jobs/7')).toBe(false);
  });

  it('is decided by the longest rule, and by the one that allows where two are as long', () => {
    const tied = ['Disallow: /jobs', 'Allow: /jobs'];
    for (const lines of [tied, tied.toReversed(), ['Allow: /jobs', 'Disallow: /']])
      expect(mayRead(read('User-agent: *', ...lines), '/jobs/7'), lines.join()).toBe(true);
    expect(mayRead(read('User-agent: *', 'Allow: /', 'Disallow: /jobs'), '/jobs/7')).toBe(false);
  });

  it.each([
    ['/jobs/7.pdf', ['Disallow: /*.pdf$'], false],
    ['/jobs/7.pdf?v=1', ['Disallow: /*.pdf$'], true],
    ['/a/search?q=x', ['Disallow: /*?q='], false],
    ['/robots.txt', ['Disallow: /'], true],
    ['/ab', ['Disallow: /a*b*b$'], true],
  ])('%s under %j: %s', (path, lines, expected) => {
    expect(mayRead(read('User-agent: *', ...lines), path)).toBe(expected);
  });

  it('is found in no time, whatever the pattern', () => {
    const rules = read('User-agent: *', `Disallow: /${'*a'.repeat(900)}$`);
    expect(mayRead(rules, `/${'a'.repeat(1000)}b`)).toBe(true);
  });

  it('names a pause, which we keep where it is longer than ours, up to a minute', () => {
    expect(pauseAskedFor(read('User-agent: *', 'Crawl-delay: 5'), 1000)).toBe(5000);
    expect(pauseAskedFor(read('User-agent: *', 'Crawl-delay: 0.1'), 1000)).toBe(1000);
    expect(pauseAskedFor(read('User-agent: *', 'Crawl-delay: 86400'), 1000)).toBe(60_000);
    expect(pauseAskedFor(read('User-agent: *', 'Crawl-delay: soon'), 1000)).toBe(1000);
  });
});
