import type { Context } from 'hono';

/** A whole number of an address's query; what is none gives `otherwise`. */
export function whole(context: Context, name: string, otherwise: number): number {
  const text = context.req.query(name);
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value >= 0 ? value : otherwise;
}

/** Where the world stands, as the caller wrote it. */
export const originOf = (context: Context): string => new URL(context.req.url).origin;
