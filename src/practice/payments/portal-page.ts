import { html } from 'hono/html';
import type { Book, Customer, Invoice, Portal, Subscription } from './book.ts';
import { day, money, page, type Html } from './pages.ts';

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
