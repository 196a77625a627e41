import type { HostKind } from '#server/origins.ts';

const WELL_FORMED = /^(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?\.?)(:\d{1,5})?$/i;

/** A host in lower case without the final dot, which names the same host (RFC 1034, 3.1); its port stays. */
export const plainHost = (host: string): string => host.toLowerCase().replace(/\.(?=(:\d+)?$)/, '');

/** The kind of a `Host` header by its prefix alone, whatever its case, port or final dot. Null when it is not a host name. */
export function hostKind(host: string | undefined): HostKind | null {
  if (host === undefined || host.length > 255 || !WELL_FORMED.test(host)) return null;
  const name = host.toLowerCase();
  if (name.startsWith('career')) return 'career';
  if (name.startsWith('aistore')) return 'aistore';
  return 'main';
}

/** Whether a host may be asked for; `publicHosts` holds names without port, and empty allows every one. */
export function isPublicHost(host: string, publicHosts: readonly string[]): boolean {
  if (publicHosts.length === 0) return true;
  const name = plainHost(host);
  const listed = publicHosts.map(plainHost);
  return listed.includes(name) || listed.includes(name.replace(/:\d+$/, ''));
}
