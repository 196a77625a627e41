import { plainLink, recognise } from '#engines/postings/index.ts';
import type { BoardRow } from '#engines/postings/index.ts';

/** An employer on a board, as a link names them. */
export interface EmployerAddress {
  board: BoardRow;
  tenant: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The employer that a board's own page is of, where the host or the first part of the path names them. */
function onPageOf(board: BoardRow, link: URL): string | null {
  const [part, ...others] = board.tenant;
  if (part === undefined || others.length > 0) return null;
  for (const host of board.hosts) {
    // A host that is the employer's own, whole, would be any host.
    if (!host.includes(`{${part}}`) || host === `{${part}}`) continue;
    const pattern = host
      .split(`{${part}}`)
      .map((text) => escaped(text))
      .join('([a-z0-9-]+)');
    const found = new RegExp(`^${pattern}$`).exec(link.host)?.[1];
    if (found !== undefined && found !== 'www') return found;
  }
  const { origin, pathname } = new URL(board.origin.pages.replaceAll(/\{[^{}]*\}/g, 'x'));
  const base = pathname.replace(/\/+$/, '');
  if (link.origin !== origin || !link.pathname.startsWith(`${base}/`)) return null;
  const [tenant = ''] = link.pathname.slice(base.length + 1).split('/');
  return tenant === '' ? null : tenant;
}

/**
 * The board and employer behind a link to a posting or to an employer's list of jobs; a page of no board is read for its own markup
 * where that is among the boards. Null when the link names none.
 */
export function employerIn(link: string, boards: readonly BoardRow[]): EmployerAddress | null {
  const systems = boards.filter(({ family }) => family !== 'careers-page');
  const address = recognise(link, systems);
  if (address !== null) return address.tenant === '' && address.board.everyone === null ? null : address;
  const plain = plainLink(link);
  if (!URL.canParse(plain)) return null;
  for (const board of systems) {
    const tenant = onPageOf(board, new URL(plain));
    if (tenant !== null) return { board, tenant };
  }
  return recognise(link, boards);
}
