import { Hono } from 'hono';
import { APPLICATION } from '#practice/town/dialects/connections.ts';
import { consentPage, withQuery } from '#practice/town/dialects/consent-page.ts';
import type { Vendors } from '#practice/town/dialects/vendors.ts';

const HOUR = 3_600_000;
const invalid = { error: 'invalid_grant', error_description: 'Bad Request' };

/** Google's page and its exchange of codes; a form, as OAuth 2 has it. */
export function googleOauth({ file, connections }: Vendors): Hono {
  const app = new Hono();
  app.get('/o/oauth2/v2/auth', (context) => {
    const { client_id, redirect_uri, scope = '', state, code_challenge, shop } = context.req.query();
    if (client_id !== APPLICATION.id || redirect_uri === undefined)
      return context.text('invalid_client', 401);
    if (shop === undefined)
      return context.html(
        consentPage(file.town(), 'Google', (id) => withQuery(context.req.url, { shop: id })),
      );
    const challenge = code_challenge ?? null;
    const code = connections.codeFor({ dialect: 'google', shop, scope, redirect: redirect_uri, challenge });
    return context.redirect(withQuery(redirect_uri, { code, state, scope }));
  });
  app.post('/token', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const given = (name: string): string => form.get(name) ?? '';
    if (given('client_id') !== APPLICATION.id || given('client_secret') !== APPLICATION.secret)
      return context.json({ error: 'invalid_client', error_description: 'Unauthorized' }, 401);
    const isRefresh = given('grant_type') === 'refresh_token';
    const code = isRefresh
      ? null
      : connections.exchange('google', given('code'), given('redirect_uri'), given('code_verifier'));
    const grant = isRefresh
      ? connections.refresh('google', given('refresh_token'), HOUR)
      : code === null
        ? null
        : connections.grant(code, HOUR);
    if (grant === null) return context.json(invalid, 400);
    return context.json({
      access_token: grant.access,
      expires_in: HOUR / 1000,
      scope: grant.scope,
      token_type: 'Bearer',
      // Only the first exchange tells it.
      ...(isRefresh ? {} : { refresh_token: grant.refresh }),
    });
  });
  return app;
}
