import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';

export const captchaField = 'h-captcha-response';

export type Captcha = { issue: () => string; redeem: (token: string) => boolean };

/** One-time tokens of the wall that only a person passes. */
export function createCaptcha(): Captcha {
  const tokens = new Set<string>();
  return {
    issue: () => {
      const token = randomUUID();
      tokens.add(token);
      return token;
    },
    redeem: (token) => tokens.delete(token),
  };
}

/** The widget's frame and the address it asks for a token; a browser under automation gets none. */
export function captchaRoutes(captcha: Captcha): Hono {
  return new Hono()
    .get('/frame', (context) => {
      const french = context.req.query('language') === 'fr';
      const label = french ? 'Je suis une personne' : 'I am a person';
      return context.html(
        html`<!doctype html>
          <html lang="${french ? 'fr' : 'en'}">
            <head>
              <meta charset="utf-8" />
              <title>captcha</title>
              <link rel="stylesheet" href="/assets/page.css" />
              <link rel="stylesheet" href="/assets/form.css" />
            </head>
            <body class="captcha-frame">
              <label><input type="checkbox" id="check" /> ${label}</label>
              <p id="verdict" role="status"></p>
              <script src="/assets/captcha.js"></script>
            </body>
          </html>`,
      );
    })
    .post('/token', (context) => {
      const agent = context.req.header('user-agent') ?? '';
      if (/headless|bot|playwright/i.test(agent) || context.req.header('x-automated') !== '0') {
        return context.json({ error: 'Verification failed.' }, 403);
      }
      return context.json({ token: captcha.issue() });
    });
}
