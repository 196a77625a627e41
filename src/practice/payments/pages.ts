import { html } from 'hono/html';
import type { Book, Checkout, Invoice } from './book.ts';

export type Html = ReturnType<typeof html>;

/** Cents as money with the currency's code. */
export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-CA', { style: 'currency', currency, currencyDisplay: 'code' }).format(
    amount / 100,
  );
/** A day in words. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

/** A page of the provider, labelled for what it is. */
export function page(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pay/assets/pay.css" />
      </head>
      <body>
        <header class="label">Practice checkout: no money moves</header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

/** A page that only says something, e.g. that a checkout was closed. */
export const notePage = (title: string, text: string): Html => page(title, html`<p>${text}</p>`);

/** One plan, its price, and the two ways on. */
export function checkoutPage(book: Book, checkout: Checkout, declined: boolean): Html {
  const price = book.prices.find(({ id }) => id === checkout.price);
  const customer = book.customers.find(({ id }) => id === checkout.customer);
  return page(
    price?.name ?? 'Checkout',
    html`<div class="paper">
      <dl>
        <dt>Account</dt>
        <dd>${customer?.email ?? ''}</dd>
        <dt>Each month</dt>
        <dd>${money(price?.amount ?? 0, price?.currency ?? 'cad')}</dd>
        <dt>Paid with</dt>
        <dd>a card that does not exist</dd>
      </dl>
      ${declined ? html`<p class="problem" role="alert">The practice card was declined. Nothing was bought.</p>` : ''}
      <form method="post">
        <button class="first" name="action" value="confirm">Confirm without paying</button>
        <button name="action" value="cancel">Cancel</button>
      </form>
      <p>This page stands where a payment provider's would. It asks for no card and charges nobody.</p>
    </div>`,
  );
}

/** One bill, plainly not a real one. */
export function billPage(book: Book, bill: Invoice): Html {
  const customer = book.customers.find(({ id }) => id === bill.customer);
  return page(
    'Practice bill',
    html`<div class="paper">
      <dl>
        <dt>Number</dt>
        <dd>${bill.id}</dd>
        <dt>Date</dt>
        <dd>${day(bill.at)}</dd>
        <dt>For</dt>
        <dd>${customer?.email ?? ''}</dd>
        <dt>Amount</dt>
        <dd>${money(bill.amount, bill.currency)}</dd>
        <dt>State</dt>
        <dd>${bill.status === 'paid' ? 'Paid, in practice' : 'Not paid'}</dd>
      </dl>
      <p>Nobody was charged, and this is no tax document.</p>
    </div>`,
  );
}
