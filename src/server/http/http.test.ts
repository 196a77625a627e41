import { describe, expect, test } from 'vitest';
import { hostKind, isPublicHost } from './hosts.ts';
import { canonicalSource, isLoopback, sourceOf } from './source.ts';
import { hasUnstorableText } from './storable.ts';

describe('the kind of a host', () => {
  test.each([
    ['localhost:3000', 'main'],
    ['legwork.example', 'main'],
    ['career.localhost:3000', 'career'],
    ['CAREER.Legwork.Example', 'career'],
    ['career.legwork.example.', 'career'],
    ['career.legwork.example.:3000', 'career'],
    ['aistore.legwork.example.', 'aistore'],
    ['careers.legwork.example', 'career'],
    ['aistore.legwork.example', 'aistore'],
    ['my-career.legwork.example', 'main'],
    ['127.0.0.1:3000', 'main'],
    ['[::1]:3000', 'main'],
  ])('%s is %s', (host, kind) => {
    expect(hostKind(host)).toBe(kind);
  });

  test.each([
    '',
    ' ',
    '<b>',
    'a b',
    'host/',
    'user@host',
    'host:port',
    'host:123456',
    '-host',
    '.',
    'host..',
    'host-.',
    '[::1].',
    'a\nb',
    'é.test',
    'x'.repeat(256),
  ])('%j is no host', (host) => {
    expect(hostKind(host)).toBeNull();
  });

  test('is public when it is listed, with or without a port, and always when nothing is', () => {
    expect(isPublicHost('Site.test:443', ['site.test'])).toBe(true);
    expect(isPublicHost('site.test:8080', ['site.test:8080'])).toBe(true);
    expect(isPublicHost('site.test.', ['site.test'])).toBe(true);
    expect(isPublicHost('site.test.:443', ['Site.test.'])).toBe(true);
    expect(isPublicHost('site.test.evil.test', ['site.test'])).toBe(false);
    expect(isPublicHost('anything', [])).toBe(true);
  });
});

describe('the source of a request', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '20010db800010002/64'],
    ['2001:0DB8:1:2::1', '20010db800010002/64'],
    ['not an address', 'unknown'],
  ])('%s is %s', (address, source) => {
    expect(canonicalSource(address)).toBe(source);
  });

  test('is the peer unless a trusted proxy speaks', () => {
    expect(sourceOf('203.0.113.9', '10.0.0.1', [])).toBe('203.0.113.9');
    expect(sourceOf('203.0.113.9', '10.0.0.1', ['192.0.2.1'])).toBe('203.0.113.9');
  });

  test('is the last hop that no trusted proxy is, so that nobody can choose it', () => {
    expect(sourceOf('192.0.2.1', '1.1.1.1, 203.0.113.9, 192.0.2.1', ['192.0.2.1'])).toBe('203.0.113.9');
    expect(sourceOf('192.0.2.1', 'nonsense', ['192.0.2.1'])).toBe('unknown');
  });

  test.each([
    ['::1', '::1'],
    ['0:0:0:0:0:0:0:1', '::1'],
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['10.1.2.3', '10.0.0.0/8'],
    ['::ffff:10.1.2.3', '10.0.0.0/8'],
    ['172.31.255.255', '172.16.0.0/12'],
    ['fd00:1234::1', 'fd00::/8'],
    ['2001:db8:0:1::9', '2001:db8::/48'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6'],
  ])('is what the proxy %s says where %s is trusted', (peer, trusted) => {
    expect(sourceOf(peer, '203.0.113.9', ['192.0.2.1', trusted])).toBe('203.0.113.9');
    expect(sourceOf(peer, `198.51.100.7, 203.0.113.9, ${peer}`, [trusted])).toBe('203.0.113.9');
  });

  test.each([
    ['11.0.0.1', '10.0.0.0/8'],
    ['172.32.0.1', '172.16.0.0/12'],
    ['::2', '::1'],
    ['fe00::1', 'fd00::/8'],
    // An IPv6 range holds no IPv4 address, and the same 64 bits are no trust.
    ['10.1.2.3', 'fd00::/8'],
    ['2001:db8:1:2::7', '2001:db8:1:2::8'],
    ['nonsense', '10.0.0.0/8'],
  ])('is %s itself where %s is trusted', (peer, trusted) => {
    expect(sourceOf(peer, '203.0.113.9', [trusted])).toBe(canonicalSource(peer));
  });

  test('is read where a proxy writes the port behind the address', () => {
    expect(sourceOf('::1', '203.0.113.9:4711', ['::1'])).toBe('203.0.113.9');
    expect(sourceOf('::1', '[2001:db8:1:2::1]:443', ['::1'])).toBe('20010db800010002/64');
  });

  test('is this machine for every spelling of loopback', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['10.0.0.1', '0.0.0.0', '::', ''].map(isLoopback)).toEqual([false, false, false, false]);
  });
});

const nest = (depth: number) => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 'x');

describe('what can be kept', () => {
  test('is any well-formed text, file and number', () => {
    const input = { name: 'Zoë 👩‍🚀\r\n', list: [1, null, undefined, true], file: new Blob(['\u0000']) };
    expect(hasUnstorableText(input)).toBe(false);
  });

  test('is no NUL and no half character, wherever it hides', () => {
    for (const input of ['\u0000', '\uD800', { a: [{ b: 'x\u0000' }] }, { 'a\u0000': 1 }])
      expect(hasUnstorableText(input)).toBe(true);
  });

  test('is nothing nested deeper than sixty-four', () => {
    expect([hasUnstorableText(nest(64)), hasUnstorableText(nest(65))]).toEqual([false, true]);
    expect(hasUnstorableText(nest(100_000))).toBe(true);
  });
});
