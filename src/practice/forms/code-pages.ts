import { Hono } from 'hono';
import { html } from 'hono/html';
import { thanksPath } from './addresses.ts';
import type { Html } from './controls/marks.ts';
import { firstOf, type Entry } from './entry.ts';
import { frameOf, page, postingTitle } from './layout.ts';
import { alreadyPage } from './pages.ts';
import { submit } from './submission.ts';
import { codeTexts } from '#practice/data/code-texts.ts';
import type { LivePosting } from '#practice/directory.ts';
import { personNames } from '#practice/fields/index.ts';
import type { Practice } from '#practice/practice.ts';
import { fill } from '#practice/world/description.ts';

/** The page after a form that asks for the code in the applicant's mail. */
export function codePage(posting: LivePosting, entry: Entry, token: string, isWrong = false): Html {
  const text = codeTexts[posting.language];
  const address = firstOf(entry, personNames[posting.dialect].email);
  return page(
    frameOf(posting, postingTitle(posting)),
    html`<h1>${text.heading}</h1>
      <p>${fill(text.asks, { email: address })}</p>
      ${isWrong ? html`<p class="error summary" role="alert">${text.wrong}</p>` : ''}
      <form method="post" action="/codes/${token}">
        <div class="field">
          <label for="mailed-code">${text.label} <span class="required">*</span></label>
          <input id="mailed-code" name="code" autocomplete="one-time-code" inputmode="numeric" required />
        </div>
        <button type="submit" class="apply">${text.button}</button>
      </form>`,
  );
}

/** Takes the codes: the right one lets the form it belongs to arrive. */
export function codeRoutes(practice: Practice): Hono {
  const { codes, directory } = practice;
  return new Hono().post('/:token', async (context) => {
    const token = context.req.param('token');
    const held = codes.find(token);
    const posting = directory.byId(held?.postingId ?? '');
    const data = await context.req.formData().catch(() => undefined);
    if (held === undefined || posting === undefined || data === undefined) return context.notFound();
    if (data.get('code') !== held.code) return context.html(codePage(posting, held.entry, token, true), 422);
    codes.release(token);
    const outcome = submit(practice, posting, held.entry, true);
    return outcome.kind === 'accepted'
      ? context.redirect(`${thanksPath(posting)}?receipt=${encodeURIComponent(outcome.receipt)}`, 303)
      : context.html(alreadyPage(posting), 409);
  });
}
