import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Turns a host name into addresses; replaced in tests. */
export type Resolve = (hostname: string) => Promise<string[]>;

export const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

/** Where IPv6 gives out addresses of the public internet at all (RFC 4291, 2.4); every older or inner form lies outside. */
const GLOBAL_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Addresses in public ranges that answer as the platform itself to machines inside a cloud. Link-local, private and shared ones
 * (169.254.169.254, 100.100.100.200, fd00:ec2::254, fd20:ce::254) and 192.0.0.192 are no public addresses anyway.
 */
const platforms: readonly string[] = [
  // Azure: virtual public address of the host, name servers, health and wire server.
  '168.63.129.16/32',
  // IBM Cloud: the service network and its endpoints.
  '161.26.0.0/16',
  '166.8.0.0/14',
  // Google Cloud: APIs for machines without a public address.
  '199.36.153.4/30',
  '199.36.153.8/30',
  '2600:2d00:2:1000::/64',
  '2600:2d00:2:2000::/64',
];
const platformRanges = platforms.map((range) => ipaddr.parseCIDR(range));

/** An IPv6 address as URLs write it; null for what is none, or is bound to an interface. */
function oneSpelling(address: string): string | null {
  const url = `http://[${address}]/`;
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : null;
}

/**
 * True for addresses of the public internet only: global unicast by the registries of IANA, which ipaddr.js names, and no
 * cloud's own platform. IPv6 forms that carry an IPv4 address, other than the mapped one, are never public.
 */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js reads "::8.8.8.8" as the mapped form, which it is not; in the one spelling of RFC 5952 nothing is mistaken.
  const plain = address.includes(':') ? oneSpelling(address) : address;
  if (plain === null || !ipaddr.isValid(plain)) return false;
  const parsed = ipaddr.process(plain);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_IPV6)) return false;
  return !platformRanges.some(([start, bits]) => start.kind() === parsed.kind() && parsed.match(start, bits));
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

/** What of an address keeps it from being called. */
export type Refusal = 'scheme' | 'user' | 'port';

/** Why an address may not be called; null when it may. Only http and https on their own ports, no user part. */
export function refusalOf(url: URL): Refusal | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme';
  if (url.username !== '' || url.password !== '') return 'user';
  if (url.port !== '') return 'port';
  return null;
}
