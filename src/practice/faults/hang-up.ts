import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Cuts the line as a failing network would; the answer built after it reaches nobody. */
export function hangUp(context: Context<{ Bindings: HttpBindings }>): Response {
  context.env.incoming.socket.destroy();
  return context.body(null, 500);
}
