import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { APPLICATION } from '#practice/town/dialects/connections.ts';
import { consentPage, withQuery } from '#practice/town/dialects/consent-page.ts';
import type { Vendors } from '#practice/town/dialects/vendors.ts';
import { idOf } from '#practice/town/exports/ids.ts';

const THIRTY_DAYS = 30 * 86_400_000;

const tokenSchema = z.object({
  client_id: z.string(),
  client_secret: z.string().optional(),
  grant_type: z.enum(['authorization_code', 'refresh_token']),
  code: z.string().optional(),
  redirect_uri: z.string().optional(),
  code_verifier: z.string().optional(),
  refresh_token: z.string().optional(),
});

const refused = (context: Context) =>
  context.json({ type: 'service.not_authorized', message: 'Not Authorized' }, 401);

function grantFor({ connections }: Vendors, asked: z.infer<typeof tokenSchema>) {
  // Without its secret an application must prove by the verifier that it asked for the code.
  if (asked.client_secret === undefined && asked.code_verifier === undefined) return null;
  if (asked.client_secret !== undefined && asked.client_secret !== APPLICATION.secret) return null;
  if (asked.grant_type === 'refresh_token')
    return connections.refresh('square', asked.refresh_token ?? '', THIRTY_DAYS);
  const code = connections.exchange('square', asked.code ?? '', asked.redirect_uri, asked.code_verifier);
  if (code === null || (asked.client_secret === undefined && code.challenge === null)) return null;
  return connections.grant(code, THIRTY_DAYS);
}

/** Square's way to let an application in: a page, a code, a token of 30 days, another one for the refresh token. */
export function squareOauth(vendors: Vendors): Hono {
  const { file, connections } = vendors;
  const app = new Hono();
  app.get('/authorize', (context) => {
    const { client_id, scope = '', state, redirect_uri, code_challenge, shop } = context.req.query();
    if (client_id !== APPLICATION.id || redirect_uri === undefined) return refused(context);
    if (shop === undefined)
      return context.html(
        consentPage(file.town(), 'Square', (id) => withQuery(context.req.url, { shop: id })),
      );
    const code = connections.codeFor({
      dialect: 'square',
      shop,
      scope,
      redirect: redirect_uri,
      challenge: code_challenge ?? null,
    });
    return context.redirect(withQuery(redirect_uri, { code, response_type: 'code', state }));
  });
  app.post('/token', async (context) => {
    const asked = tokenSchema.safeParse(await context.req.json());
    const grant =
      asked.success && asked.data.client_id === APPLICATION.id ? grantFor(vendors, asked.data) : null;
    const shop = grant === null ? undefined : file.town().shopOf(grant.shop);
    if (grant === null || shop === undefined) return refused(context);
    return context.json({
      access_token: grant.access,
      token_type: 'bearer',
      expires_at: new Date(grant.expiresAt ?? 0).toISOString(),
      merchant_id: idOf(shop, 'merchant', 0, 13),
      refresh_token: grant.refresh,
      short_lived: false,
    });
  });
  app.post('/revoke', async (context) => {
    const { access_token } = z.object({ access_token: z.string() }).parse(await context.req.json());
    if (context.req.header('authorization') !== `Client ${APPLICATION.secret}`) return refused(context);
    return context.json({ success: connections.revoke('square', access_token) });
  });
  return app;
}
