import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { drifted } from './drift.ts';
import type { Fault, Faults, ReadingFault } from './faults.ts';
import { hangUp } from './hang-up.ts';
import type { Dialect } from '#practice/world/types.ts';

type Env = { Bindings: HttpBindings };

const page =
  '<!doctype html>\n<html lang="en"><title>Just a moment</title><p>We will be right back.</p></html>\n';

/** One byte a sign, whatever the header says: what is beyond it becomes a question mark, as old systems write it. */
const inOneByte = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code < 256 ? code : 0x3f;
  });

/** The middle of a text, in the middle of a word where it has one. */
const half = (text: string): string => text.slice(0, Math.floor(text.length / 2));

type Struck = Fault & { kind: ReadingFault };

/** The answer of a board that does not come to answer; null for faults of an answer that it gives. */
async function outage(
  context: Context<Env>,
  { kind, milliseconds, seconds }: Struck,
): Promise<Response | null> {
  if (kind === 'no-answer') await pause(milliseconds, undefined, { ref: false });
  if (kind === 'no-answer' || kind === 'cut-line') return hangUp(context);
  if (kind === 'server-error') return context.text('Internal Server Error', 500);
  if (kind === 'unavailable') return context.text('Service Unavailable', 503);
  if (kind === 'rate-limit')
    return context.text('Too Many Requests', 429, { 'retry-after': String(seconds) });
  if (kind === 'html') return context.html(page);
  return kind === 'empty-body' ? context.body('', 200) : null;
}

/** A healthy body as it is spoiled on the way or by a change of the board. */
function spoiled(body: string, dialect: Dialect, { kind, member }: Struck): string | Uint8Array<ArrayBuffer> {
  if (kind === 'wrong-charset') return inOneByte(body);
  if (kind === 'renamed-member' || kind === 'removed-member' || kind === 'changed-shape')
    return drifted(body, { dialect, kind, member });
  return half(body);
}

/** Lets readings of a board's interface go wrong as planned, each fault as often as it says. */
export const misfortunes = (faults: Faults, dialect: Dialect) =>
  createMiddleware<Env>(async (context, next) => {
    const fault = faults.strikeReading(dialect, context.req.path);
    if (fault === undefined) return next();
    if (fault.kind === 'late-answer') {
      await pause(fault.milliseconds, undefined, { ref: false });
      return next();
    }
    const failed = await outage(context, fault);
    if (failed !== null) return failed;
    await next();
    const type = context.res.headers.get('content-type') ?? 'application/json';
    const body = spoiled(await context.res.text(), dialect, fault);
    context.res = new Response(body, { headers: { 'content-type': type } });
    return undefined;
  });
