import type { Context } from 'hono';

/** What the API answers for a thing it does not have. */
export const missing = (context: Context, what: string) =>
  context.json(
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` } },
    404,
  );
/** What it answers when the practice card does not pay. */
export const declined = (context: Context) =>
  context.json(
    { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
    402,
  );
