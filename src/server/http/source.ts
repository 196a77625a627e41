import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** What the listener tells the app about a connection. */
export interface Peer {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** The address a request came from; one that came through no socket was made by this process. */
export const peerOf = (context: Context<{ Bindings: Peer }>): string =>
  context.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1';

/** Canonical form of an address for limits: IPv4 (also when mapped), or the first 64 bits of IPv6. */
export function canonicalSource(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed
    .toByteArray()
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}/64`;
}

/** The address and how many of its bits count; a lone address is a range of one. */
function rangeOf(place: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (place.includes('/')) return ipaddr.parseCIDR(place);
  const address = ipaddr.process(place);
  return [address, address.toByteArray().length * 8];
}

/** Whether an address is a trusted proxy; each of those is an address or a range (`10.0.0.0/8`, `fd00::/8`). */
function isTrusted(address: string, trustedProxies: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return trustedProxies.map(rangeOf).some(([start, bits]) => {
    return start.kind() === parsed.kind() && parsed.match(start, bits);
  });
}

/** One hop of X-Forwarded-For; some proxies write the port behind the address. */
const addressOf = (hop: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;

/** Who sent a request: the peer, or what a trusted proxy says of it (the last untrusted hop). */
export function sourceOf(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  if (!forwardedFor || !isTrusted(peer, trustedProxies)) return canonicalSource(peer);
  const hops = forwardedFor.split(',').map((hop) => addressOf(hop.trim()));
  return canonicalSource(hops.findLast((hop) => !isTrusted(hop, trustedProxies)) ?? peer);
}

/** True for this machine's own addresses. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
