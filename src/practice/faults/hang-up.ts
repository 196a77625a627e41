import type { HttpBindings } from '@hono/node-server';

/** What of a request's context is needed to cut its line. */
type Cuttable = { env: HttpBindings; body: (data: null, status: 500) => Response };

/** Cuts the line as a failing network would; the answer built after it reaches nobody. */
export function hangUp(context: Cuttable): Response {
  context.env.incoming.socket.destroy();
  return context.body(null, 500);
}
