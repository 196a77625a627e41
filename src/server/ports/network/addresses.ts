import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Turns a host name into addresses; replaced in tests. */
export type Resolve = (hostname: string) => Promise<string[]>;

export const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * True for addresses of the public internet only. ipaddr.js names every special range of the IANA registries;
 * mapped and translated IPv6 forms are judged by the IPv4 address inside.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv6') {
    const range = parsed.range();
    if (range === 'rfc6052' || range === '6to4' || range === 'teredo') return false;
  }
  return parsed.range() === 'unicast';
}

/** The addresses of a host when every one of them is public; null when any is not, so that no answer can hide one. */
export async function resolvePublic(
  hostname: string,
  resolve: Resolve = systemResolve,
): Promise<string[] | null> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(bare) ? [bare] : await resolve(bare).catch(() => []);
  return addresses.length > 0 && addresses.every(isPublicAddress) ? addresses : null;
}

/** Why an address may not be called, in words; null when it may. Only http and https on their own ports, no user part. */
export function refusalOf(url: URL): string | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return 'only http and https addresses are called';
  if (url.username !== '' || url.password !== '') return 'addresses with a user part are not called';
  if (url.port !== '') return 'only the ports 80 and 443 are called';
  return null;
}
