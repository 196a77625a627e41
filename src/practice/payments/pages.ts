import { html } from 'hono/html';
import type { Book, Checkout, Customer, Invoice, Portal, Subscription } from './book.ts';

type Html = ReturnType<typeof html>;

const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-CA', { style: 'currency', currency, currencyDisplay: 'code' }).format(
    amount / 100,
  );
const day = (at: number): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

function page(title: string, body: Html): Html {
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

function subscriptionPart(book: Book, subscription: Subscription): Html {
  const price = book.prices.find(({ id }) => id === subscription.price);
  const { cancelAtPeriodEnd, periodEnd, status } = subscription;
  const word = status === 'past_due' ? 'Payment failed' : cancelAtPeriodEnd ? 'Ends on' : 'Renews on';
  return html`<dl>
      <dt>${price?.name ?? 'Plan'}</dt>
      <dd>${money(price?.amount ?? 0, price?.currency ?? 'cad')} each month</dd>
      <dt>${word}</dt>
      <dd>${status === 'past_due' ? 'the last payment' : day(periodEnd)}</dd>
    </dl>
    <form method="post">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      ${
        cancelAtPeriodEnd
          ? html`<button class="first" name="action" value="resume">Resume the plan</button>`
          : html`<button name="action" value="cancel">Cancel at the end of the month</button>`
      }
    </form>`;
}

const billRow = ({ id, at, amount, currency, status }: Invoice): Html =>
  html`<tr>
    <td><a href="/pay/bill/${id}">${day(at)}</a></td>
    <td>${money(amount, currency)}</td>
    <td>${status === 'paid' ? 'Paid, in practice' : 'Not paid'}</td>
  </tr>`;

/** The plan, the card and the bills of one customer. */
export function portalPage(book: Book, portal: Portal, customer: Customer): Html {
  const subscriptions = book.subscriptions.filter(
    (one) => one.customer === customer.id && one.status !== 'canceled',
  );
  const bills = book.invoices.filter((one) => one.customer === customer.id);
  return page(
    'Your practice account',
    html`<div class="paper">
        ${subscriptions.length === 0 ? html`<p>No plan is running.</p>` : subscriptions.map((one) => subscriptionPart(book, one))}
        <h2>Card</h2>
        <p>
          ${customer.cardWorks ? 'The practice card pays.' : 'The practice card is declined at the next payment.'}
        </p>
        <form method="post">
          ${
            customer.cardWorks
              ? html`<button name="action" value="break-card">Let the card be declined</button>`
              : html`<button class="first" name="action" value="mend-card">Use a card that pays</button>`
          }
        </form>
        <h2>Bills</h2>
        ${
          bills.length === 0
            ? html`<p>There are none.</p>`
            : html`<table>
                <thead>
                  <tr>
                    <th scope="col">Date</th>
                    <th scope="col">Amount</th>
                    <th scope="col">State</th>
                  </tr>
                </thead>
                <tbody>
                  ${bills.map(billRow)}
                </tbody>
              </table>`
        }
      </div>
      <p><a class="back" href="${portal.returnUrl}">Return to Legwork</a></p>`,
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
