import { describe, expect, it } from 'vitest';
import { isPublicAddress, refusalOf, resolvePublic } from './addresses.ts';

describe('which addresses may be called', () => {
  it.each([
    '93.184.216.34',
    '8.8.8.8',
    '172.15.9.9',
    '168.63.129.17',
    '199.36.153.3',
    '2606:4700:4700::1111',
    '2a00:1450:4001:800::200e',
    '::ffff:8.8.8.8',
  ])('calls the public %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    // Outside 2000::/3 no address is given out, whichever IPv4 address it carries.
    '::127.0.0.1',
    '::7f00:1',
    '::8.8.8.8',
    '::ffff:0:127.0.0.1',
    '64:ff9b:1::7f00:1',
    '2001:0:7f00:1::1',
    'fec0::1',
    '4000::1',
    'e000::1',
    'fe80::1%eth0',
    // Platforms of clouds.
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '100.100.100.200',
    '192.0.0.192',
    '161.26.0.10',
    '166.9.14.3',
    '199.36.153.4',
    '199.36.153.11',
    'fd00:ec2::254',
    'fd20:ce::254',
    'fd00:42::42',
    '2600:2d00:2:1000::1',
    'not an address',
    '',
  ])('never calls %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('refuses a name of which one answer is private, however many are public', async () => {
    expect(await resolvePublic('jobs.example', async () => ['93.184.216.34', '10.0.0.7'])).toBeNull();
    expect(await resolvePublic('jobs.example', async () => ['93.184.216.34'])).toEqual(['93.184.216.34']);
  });

  it('refuses a name that does not resolve', async () => {
    expect(await resolvePublic('jobs.example', () => Promise.reject(new Error('NXDOMAIN')))).toBeNull();
  });

  it.each([
    'ftp://jobs.example/',
    'https://user:word@jobs.example/',
    'https://jobs.example:8443/',
    'file:///etc/passwd',
  ])('refuses the address %s', (address) => {
    expect(refusalOf(new URL(address))).not.toBeNull();
  });

  it('reads the decimal, octal and hexadecimal spellings of an address as what they are', async () => {
    for (const address of [
      'http://2130706433/',
      'http://0x7f.1/',
      'http://0177.0.0.1/',
      'http://[::127.0.0.1]/',
      'http://[0:0:0:0:0:0:127.0.0.1]/',
      'http://168.63.33040/',
    ])
      expect(await resolvePublic(new URL(address).hostname)).toBeNull();
  });
});
