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

/** Who sent a request: the peer, or what a trusted proxy says of it (the last untrusted hop). */
export function sourceOf(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  if (!forwardedFor || !trustedProxies.includes(canonicalSource(peer))) return canonicalSource(peer);
  const hops = forwardedFor.split(',').map((hop) => canonicalSource(hop.trim()));
  return hops.findLast((hop) => !trustedProxies.includes(hop)) ?? canonicalSource(peer);
}

/** True for this machine's own addresses. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
