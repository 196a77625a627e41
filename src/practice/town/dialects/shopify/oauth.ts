import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { APPLICATION } from '#practice/town/dialects/connections.ts';
import { withQuery } from '#practice/town/dialects/consent-page.ts';
import type { Vendors } from '#practice/town/dialects/vendors.ts';

const tokenSchema = z.object({ client_id: z.string(), client_secret: z.string(), code: z.string() });

/** The parameters of the way back, signed as Shopify does: sorted, joined, in hexadecimal digits. */
function proven(parameters: Readonly<Record<string, string>>): Record<string, string> {
  const message = Object.entries(parameters)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  return { ...parameters, hmac: createHmac('sha256', APPLICATION.secret).update(message).digest('hex') };
}

/** A shop's way to let an application in; its owner is taken to be logged in and to agree. */
export function shopifyOauth({ file, connections }: Vendors): Hono {
  const app = new Hono();
  app.get('/authorize', (context) => {
    const { client_id, scope = '', redirect_uri, state = '' } = context.req.query();
    const shop = file.town().shopOf(context.req.param('shop') ?? '');
    if (shop === undefined || client_id !== APPLICATION.id || redirect_uri === undefined)
      return context.text('Oauth error invalid_request', 400);
    const code = connections.codeFor({
      dialect: 'shopify',
      shop: shop.id,
      scope,
      redirect: redirect_uri,
      challenge: null,
    });
    const timestamp = String(Math.floor(Date.now() / 1000));
    return context.redirect(
      withQuery(redirect_uri, proven({ code, shop: `${shop.id}.myshopify.com`, state, timestamp })),
    );
  });
  app.post('/access_token', async (context) => {
    const asked = tokenSchema.safeParse(await context.req.json());
    const isKnown =
      asked.success &&
      asked.data.client_id === APPLICATION.id &&
      asked.data.client_secret === APPLICATION.secret;
    const code = isKnown ? connections.exchange('shopify', asked.data.code) : null;
    if (code === null || code.shop !== context.req.param('shop'))
      return context.json({ error: 'invalid_request', error_description: 'The code is invalid.' }, 400);
    const grant = connections.grant(code, null);
    return context.json({ access_token: grant.access, scope: grant.scope });
  });
  return app;
}
