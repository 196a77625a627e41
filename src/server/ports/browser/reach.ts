import { resolvePublic, systemResolve } from '#server/ports/network/addresses.ts';
import type { Resolve } from '#server/ports/network/addresses.ts';

/** Where a connection may go: the address to dial, or null when the host is not to be reached. */
export type Reach = (host: string, port: number) => Promise<string | null>;

/** Whether a list of hosts (with port where one is given; else the web's own two) names a host and port. */
export function isListed(hosts: readonly string[], host: string, port: number): boolean {
  const name = host.toLowerCase();
  return hosts.some((listed) => {
    const entry = listed.toLowerCase();
    return entry === `${name}:${port}` || ((port === 443 || port === 80) && entry === name);
  });
}

/**
 * Decides by list and by address. Names are resolved here and the address itself is dialled, so that a name cannot
 * answer differently a moment later. `extraOrigin` is the one private address that may be reached; null for none.
 */
export function createReach(
  hosts: readonly string[],
  extraOrigin: string | null,
  resolve: Resolve = systemResolve,
): Reach {
  const extra = extraOrigin === null ? null : new URL(extraOrigin);
  const extraPort = extra === null ? 0 : Number(extra.port || (extra.protocol === 'https:' ? 443 : 80));
  return async (host, port) => {
    if (extra !== null && host.toLowerCase() === extra.hostname && port === extraPort) {
      const addresses = await resolve(host.replace(/^\[|\]$/g, '')).catch(() => []);
      return addresses[0] ?? null;
    }
    if (!isListed(hosts, host, port)) return null;
    return (await resolvePublic(host, resolve))?.[0] ?? null;
  };
}
