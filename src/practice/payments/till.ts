import type { Clock } from '#practice/clock.ts';
import type { BookFile, Checkout, Customer, Subscription } from './book.ts';
import type { Messages } from './messages.ts';
import { checkoutShape, invoiceShape, subscriptionShape } from './shapes.ts';

/** What a provider does with money, without any: subscribing, renewing, changing, ending. */
export type Till = {
  pay: (checkout: Checkout, origin: string) => boolean;
  /** Cents due when a subscription changes to a price now. */
  difference: (subscription: Subscription, price: string) => number;
  /** Changes a price at once; false when the card is declined. */
  change: (subscription: Subscription, price: string) => boolean;
  changed: (subscription: Subscription) => void;
  /** A card that works pays what is open. */
  setCard: (customer: Customer, works: boolean) => void;
  /** Renews or ends every subscription whose month is over. */
  settle: () => void;
};

/** The same day of the next month, or its last day where it has none. */
function monthAfter(start: number): number {
  const from = new Date(start);
  const next = new Date(start);
  next.setUTCMonth(from.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next.getTime();
}

/** Bills and messages, which every movement of the till ends in. */
function openDesk({ book, name }: BookFile, clock: Clock, messages: Messages) {
  const priceOf = (id: string) => book.prices.find((one) => one.id === id);
  return {
    amountOf: (price: string): number => priceOf(price)?.amount ?? 0,
    cardWorks: (customer: string): boolean =>
      book.customers.find(({ id }) => id === customer)?.cardWorks ?? false,
    changed: (subscription: Subscription, kind = 'updated'): void =>
      messages.tell(`customer.subscription.${kind}`, subscriptionShape(book, subscription)),
    bill: (subscription: Subscription, amount: number, paid: boolean): void => {
      const { id, customer, price } = subscription;
      const invoice = {
        id: name('in'),
        customer,
        subscription: id,
        at: clock.now(),
        amount,
        currency: priceOf(price)?.currency ?? 'cad',
        status: paid ? ('paid' as const) : ('open' as const),
      };
      book.invoices.unshift(invoice);
      messages.tell(paid ? 'invoice.paid' : 'invoice.payment_failed', invoiceShape(invoice, ''));
    },
  };
}
type Desk = ReturnType<typeof openDesk>;

function renew(desk: Desk, subscription: Subscription): void {
  if (subscription.next !== null) subscription.price = subscription.next.price;
  subscription.next = null;
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = monthAfter(subscription.periodStart);
  const paid = desk.cardWorks(subscription.customer);
  subscription.status = paid ? 'active' : 'past_due';
  desk.bill(subscription, desk.amountOf(subscription.price), paid);
  desk.changed(subscription);
}

function settleOne(desk: Desk, subscription: Subscription, now: number): void {
  while (subscription.status !== 'canceled' && subscription.periodEnd <= now) {
    // A month that was never paid for ends the subscription instead of another month.
    if (!subscription.cancelAtPeriodEnd && subscription.status !== 'past_due') renew(desk, subscription);
    else {
      Object.assign(subscription, { status: 'canceled', endedAt: subscription.periodEnd, next: null });
      desk.changed(subscription, 'deleted');
    }
  }
}

function subscribe({ name }: BookFile, checkout: Checkout, start: number): Subscription {
  return {
    id: name('sub'),
    customer: checkout.customer,
    item: name('si'),
    price: checkout.price,
    status: 'active',
    periodStart: start,
    periodEnd: monthAfter(start),
    cancelAtPeriodEnd: false,
    endedAt: null,
    next: null,
  };
}

/** Pays what a customer owes. */
function payOpen({ book }: BookFile, desk: Desk, customer: Customer): void {
  const owing = ({ customer: owner, status }: Subscription) => owner === customer.id && status === 'past_due';
  for (const subscription of book.subscriptions.filter(owing)) {
    subscription.status = 'active';
    for (const invoice of book.invoices)
      if (invoice.subscription === subscription.id && invoice.status === 'open') invoice.status = 'paid';
    desk.changed(subscription);
  }
}

export function openTill(file: BookFile, clock: Clock, messages: Messages): Till {
  const { book } = file;
  const desk = openDesk(file, clock, messages);
  const difference = ({ periodStart, periodEnd, price: from }: Subscription, price: string): number => {
    const left = Math.max(0, periodEnd - clock.now()) / (periodEnd - periodStart);
    return Math.round((desk.amountOf(price) - desk.amountOf(from)) * left);
  };
  return {
    difference,
    changed: (subscription) => desk.changed(subscription),
    pay: (checkout, origin) => {
      if (!desk.cardWorks(checkout.customer)) return false;
      const subscription = subscribe(file, checkout, clock.now());
      book.subscriptions.push(subscription);
      Object.assign(checkout, { status: 'complete', subscription: subscription.id });
      desk.changed(subscription, 'created');
      desk.bill(subscription, desk.amountOf(subscription.price), true);
      messages.tell('checkout.session.completed', checkoutShape(checkout, origin));
      return true;
    },
    change: (subscription, price) => {
      if (!desk.cardWorks(subscription.customer)) return false;
      const due = difference(subscription, price);
      subscription.price = price;
      desk.bill(subscription, due, true);
      desk.changed(subscription);
      return true;
    },
    setCard: (customer, works) => {
      customer.cardWorks = works;
      if (works) payOpen(file, desk, customer);
      file.save();
    },
    settle: () => {
      for (const subscription of book.subscriptions) settleOne(desk, subscription, clock.now());
    },
  };
}
