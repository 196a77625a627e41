import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Connections, Grant } from './connections.ts';
import type { TownDialect, TownFaults } from './faults.ts';
import { hangUp } from '#practice/faults/hang-up.ts';
import type { TownFile } from '#practice/town/records/open-town.ts';
import type { Shop } from '#practice/town/world/types.ts';

/** Everything the interfaces of the town's vendors work on. */
export type Vendors = { file: TownFile; connections: Connections; faults: TownFaults };

/** `wrote` is set by whoever changed something, so that the answer about it can be lost. */
export type VendorEnv = {
  Bindings: HttpBindings;
  Variables: { grant: Grant; shop: Shop; wrote: boolean };
};

type Refusals = {
  unauthorized: (context: Context) => Response;
  limited: (context: Context) => Response;
};

/** Lets in who holds a grant of the dialect, and lets go wrong what was planned. */
export const guarded = (
  { file, connections, faults }: Vendors,
  dialect: TownDialect,
  accessOf: (context: Context) => string,
  { unauthorized, limited }: Refusals,
) =>
  createMiddleware<VendorEnv>(async (context, next) => {
    if (faults.strikes('rate-limit', dialect)) return limited(context);
    if (faults.strikes('server-error', dialect)) return context.text('Service Unavailable', 503);
    const grant = connections.find(dialect, accessOf(context));
    const shop = grant === null ? undefined : file.town().shopOf(grant.shop);
    if (grant === null || shop === undefined || faults.strikes('revoked-token', dialect))
      return unauthorized(context);
    context.set('grant', grant);
    context.set('shop', shop);
    context.set('wrote', false);
    await next();
    if (context.get('wrote') && faults.strikes('lost-answer', dialect)) context.res = hangUp(context);
    return undefined;
  });

/** Of a header `Authorization: Bearer ACCESS` the access. */
export const bearer = (context: Context): string =>
  (context.req.header('authorization') ?? '').replace(/^Bearer /i, '');

/** A page of things: those from `offset` on, and where the next page begins, or null. */
export function pageOf<T>(
  { faults }: Vendors,
  dialect: TownDialect,
  all: readonly T[],
  offset: number,
  size: number,
): { items: T[]; next: number | null } {
  const next = offset + size < all.length ? offset + size : null;
  const isGap = offset > 0 && faults.strikes('paging-gap', dialect);
  return { items: all.slice(isGap ? offset + 1 : offset, offset + size), next };
}

/** Where a page begins as a word that tells nothing, and back; what is none is 0. */
export const cursorOf = (offset: number): string => Buffer.from(`from ${offset}`).toString('base64url');
export const offsetOf = (cursor: string | undefined): number =>
  Number(/^from (\d+)$/.exec(Buffer.from(cursor ?? '', 'base64url').toString())?.[1] ?? 0);
