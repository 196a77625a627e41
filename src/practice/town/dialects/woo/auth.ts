import { Hono } from 'hono';
import { html } from 'hono/html';
import { withQuery } from '#practice/town/dialects/consent-page.ts';
import type { Vendors } from '#practice/town/dialects/vendors.ts';

/**
 * A shop's page on which its owner lets an application in. The key and its secret are posted to the application's address; the owner
 * goes back to another.
 */
export function wooAuth({ file, connections }: Vendors): Hono {
  const app = new Hono();
  app.get('/authorize', (context) => {
    const shop = file.town().shopOf(context.req.param('shop') ?? '');
    const { app_name = '', return_url, callback_url } = context.req.query();
    if (shop === undefined || return_url === undefined || callback_url === undefined)
      return context.text('A parameter is missing.', 400);
    const granted = context.req.url.replace('/authorize', '/access_granted');
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <title>Connect a shop</title>
          <h1>${shop.name}, practised</h1>
          <p>
            Nothing here is real: this stands for the page on which an owner lets an application see a shop.
          </p>
          <p>
            <a href="${granted}">Approve ${app_name}</a>
            <a href="${withQuery(return_url, { success: '0' })}">Deny</a>
          </p>
        </html>`,
    );
  });
  app.get('/access_granted', async (context) => {
    const shop = file.town().shopOf(context.req.param('shop') ?? '');
    const { user_id = '', scope = 'read', return_url, callback_url } = context.req.query();
    if (shop === undefined || return_url === undefined || callback_url === undefined)
      return context.text('A parameter is missing.', 400);
    const grant = connections.grant({ dialect: 'woo', shop: shop.id, scope }, null);
    const keys = {
      key_id: 1,
      user_id,
      consumer_key: `ck_${grant.access}`,
      consumer_secret: `cs_${grant.refresh}`,
      key_permissions: scope,
    };
    const answer = await fetch(callback_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(keys),
    }).catch(() => null);
    await answer?.body?.cancel();
    const isTaken = answer?.ok === true;
    return context.redirect(withQuery(return_url, { success: isTaken ? '1' : '0', user_id }));
  });
  return app;
}
