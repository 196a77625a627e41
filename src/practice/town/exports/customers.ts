import { idOf } from './ids.ts';
import { dollars, namedTable, type Cells } from './writing.ts';
import {
  mailchimpHeaders,
  squareCustomerHeaders,
  unsubscribedHeaders,
} from '#practice/data/town/export-headers.ts';
import type { Life } from '#practice/town/life/types.ts';
import { textOfDay } from '#practice/town/world/calendar.ts';
import { mix } from '#practice/town/world/chance.ts';
import { consentsOf, personOf, type ConsentEvent, type Person } from '#practice/town/world/persons.ts';
import type { Day } from '#practice/town/world/types.ts';

/** Somebody whom the shop knows from their purchases. */
export type Customer = {
  person: Person;
  first: Day;
  last: Day;
  visits: number;
  spentCents: number;
  mail: ConsentEvent[];
};

/** The shop's customers by their first known purchase, with what they said to mails until the last day that is over. */
export function customersOf({ shop, people, orders, next }: Life): Customer[] {
  const customers = new Map<number, Customer>();
  for (const { known, kind, status, person: place, day, totalCents } of orders) {
    if (!known || status === 'cancelled') continue;
    let customer = customers.get(place);
    if (customer === undefined) {
      const person = personOf(shop, people, place);
      const mail = consentsOf(shop, person).filter((event) => event.channel === 'email' && event.day < next);
      customer = { person, first: day, last: day, visits: 0, spentCents: 0, mail };
      customers.set(place, customer);
    }
    customer.spentCents += totalCents;
    if (kind === 'refund') continue;
    customer.visits += 1;
    customer.last = day;
  }
  return [...customers.values()];
}

/** Square's customers; whom the till made from a payment card is an instant profile, which is no consent whatever its status says. */
export function squareCustomers(life: Life): string {
  const { shop } = life;
  const rows = customersOf(life).map(({ person, first, last, visits, spentCents, mail }): Cells => {
    const latest = mail.at(-1);
    const isInstant = latest?.kind === 'opt-in' && latest.how === null;
    return {
      'First Name': person.firstName,
      'Last Name': person.surname,
      'Email Address': person.email ?? '',
      'Phone Number': person.phone ?? '',
      City: shop.city,
      State: shop.region,
      Birthday: person.birthday ?? '',
      'Square Customer ID': idOf(shop, 'customer', person.place),
      'Creation Source': isInstant ? 'Instant Profile' : mail.length > 0 ? 'Loyalty' : 'Digital Receipt',
      'First Visit': textOfDay(first),
      'Last Visit': textOfDay(last),
      'Transaction Count': String(visits),
      'Lifetime Spend': dollars(spentCents),
      'Email Subscription Status':
        latest === undefined ? '' : latest.kind === 'opt-in' ? 'subscribed' : 'unsubscribed',
      'Instant Profile': isInstant ? 'Yes' : 'No',
      'Blocked from online booking': 'No',
    };
  });
  return namedTable(squareCustomerHeaders, rows);
}

const noon = (day: Day, minutes: number): string => {
  const two = String(minutes % 60).padStart(2, '0');
  return `${textOfDay(day)} 12:${two}:00`;
};

function contactCells({ person, mail }: Customer, life: Life): Cells {
  const agreed = mail.findLast(({ kind }) => kind === 'opt-in');
  const latest = mail.at(-1);
  const minutes = person.place;
  const address = `203.0.113.${1 + (mix(life.shop.seed, person.place) % 250)}`;
  const isDouble = agreed?.how === 'double-opt-in';
  // Only the form and the mail that asks again leave a time and an address.
  const asked = agreed !== undefined && (isDouble || agreed.how === 'form');
  return {
    'Email Address': person.email ?? '',
    'First Name': person.firstName,
    'Last Name': person.surname,
    MEMBER_RATING: String(2 + (person.place % 4)),
    OPTIN_TIME: asked ? noon(agreed.day, minutes) : '',
    OPTIN_IP: asked ? address : '',
    CONFIRM_TIME: isDouble ? noon(agreed.day, minutes + 1) : '',
    CONFIRM_IP: isDouble ? address : '',
    CC: 'CA',
    REGION: life.shop.region,
    LAST_CHANGED: latest === undefined ? '' : noon(latest.day, minutes + 1),
    LEID: String(100_000 + person.place),
    EUID: idOf(life.shop, 'contact', person.place, 10).toLowerCase(),
    NOTES: agreed?.how === 'paper' ? 'signed the sheet at the counter' : '',
    TAGS: person.language === 'fr' ? '"Français"' : '',
    UNSUB_TIME: latest?.kind === 'opt-out' ? noon(latest.day, minutes) : '',
  };
}

/** Mailchimp's list of a shop: who gets its mails, or who no longer does; the name of the file tells which. */
export function mailchimp(life: Life, list: 'subscribed' | 'unsubscribed'): string {
  const wanted = list === 'subscribed' ? 'opt-in' : 'opt-out';
  const rows = customersOf(life).filter(
    ({ person, mail }) => person.email !== null && mail.at(-1)?.kind === wanted,
  );
  return namedTable(
    list === 'subscribed' ? mailchimpHeaders : unsubscribedHeaders,
    rows.map((customer) => contactCells(customer, life)),
  );
}
