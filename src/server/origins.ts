/** Which part of the product a host shows. */
export type HostKind = 'main' | 'career' | 'aistore';

/** Address of a host of ours, built from configuration so that no request can forge a link in a mail. */
export function originOf(kind: HostKind, publicOrigin: string): string {
  if (kind === 'main') return publicOrigin;
  const url = new URL(publicOrigin);
  return `${url.protocol}//${kind}.${url.host.replace(/^www\./, '')}`;
}
