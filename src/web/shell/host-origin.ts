import { hostPlaceholders } from '#contract/hosts.ts';

/** The three faces of the product, told apart by the prefix of the host alone. */
export type Host = 'main' | 'career' | 'aistore';

interface Address {
  /** With its colon: "https:". */
  protocol: string;
  /** Name and port: "career.localhost:3000". */
  host: string;
}

const prefixes: readonly Exclude<Host, 'main'>[] = ['career', 'aistore'];

/** Which face a host shows: one that starts with career or aistore, in any case, or the main one. */
export function hostOf(host: string): Host {
  const name = host.toLowerCase();
  return prefixes.find((prefix) => name.startsWith(prefix)) ?? 'main';
}

/**
 * The origin of another face beside the address a page is on: the same protocol and port, another prefix.
 * A loopback address of digits has no names under it, so it becomes localhost.
 */
export function hostOriginFrom(target: Host, { protocol, host }: Address): string {
  const colon = host.lastIndexOf(':');
  const named = colon > host.lastIndexOf(']') && colon !== -1 ? host.slice(0, colon) : host;
  const port = host.slice(named.length);
  const name = named.toLowerCase();
  const labels = name.split('.');
  const prefixed = labels.length > 1 && (hostOf(name) !== 'main' || labels[0] === 'www');
  const bare = /^(127(\.\d+){3}|\[::1\])$/.test(name)
    ? 'localhost'
    : prefixed
      ? labels.slice(1).join('.')
      : name;
  return `${protocol}//${target === 'main' ? '' : `${target}.`}${bare}${port}`;
}

/** The origin of another face, seen from the page that is open; in a page made ahead, what the server replaces. */
export function hostOrigin(target: Host): string {
  return typeof window === 'undefined' ? hostPlaceholders[target] : hostOriginFrom(target, window.location);
}
