/** Which part of the product a host shows. */
export type HostKind = 'main' | 'career' | 'aistore';

/** Address of a host of ours, built from configuration so that no request can forge a link in a mail. */
export function originOf(kind: HostKind, publicOrigin: string): string {
  if (kind === 'main') return publicOrigin;
  const url = new URL(publicOrigin);
  return `${url.protocol}//${kind}.${url.host.replace(/^www\./, '')}`;
}

/** The host on which an account of a kind is at home. */
export const homeOf = (account: { kind: 'career' | 'business' }, publicOrigin: string): string =>
  originOf(account.kind === 'business' ? 'aistore' : 'career', publicOrigin);

/** Where each host is reached. */
export type Origins = Record<HostKind, string>;

const LOOPBACK_DIGITS = /^(127(\.\d+){3}|\[::1\])(?=:|$)/;

/**
 * Where the hosts are for whoever asked the main host for a page. Where every host may be asked for (no list is set, so
 * never in production), the answer follows the address in the browser, as behind a port that is forwarded.
 */
export function originsAt(host: string, publicOrigin: string, publicHosts: readonly string[]): Origins {
  const { protocol } = new URL(publicOrigin);
  const named = host.toLowerCase().replace(LOOPBACK_DIGITS, 'localhost');
  const digits = /^[\d.[]/.test(named);
  const main = publicHosts.length > 0 || digits ? publicOrigin : `${protocol}//${named}`;
  return { main, career: originOf('career', main), aistore: originOf('aistore', main) };
}
