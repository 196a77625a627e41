import type { CustomerCounts } from '#contract/localbiz/customers.ts';
import { customersOf } from '#practice/town/exports/customers.ts';
import type { Customer } from '#practice/town/exports/customers.ts';
import { exportFile } from '#practice/town/exports/exports.ts';
import type { Life } from '#practice/town/life/types.ts';
import { textOfDay } from '#practice/town/world/calendar.ts';
import type { TestApp } from '#testing/app.ts';
import type { Member } from '#testing/business.ts';
import { askingAs, bringOne } from './bring-one.ts';

const FILES = ['square-customers', 'mailchimp-subscribed', 'mailchimp-unsubscribed'] as const;
type Standing = 'proven' | 'implied' | 'unproven' | 'withdrawn' | 'unknown';

/** The last day on which a purchase lets a shop write: two years after it (Canada's anti-spam law, s. 10(10)). */
const twoYearsAfter = (day: string): string => `${Number(day.slice(0, 4)) + 2}${day.slice(4)}`;

/** How somebody stands with mails by the shop's ledger: the last word counts, and a yes is proven by a form alone. */
function standingOf({ mail, last, visits }: Customer, today: string): Standing {
  const latest = mail.at(-1);
  if (latest?.kind === 'opt-out') return 'withdrawn';
  if (latest?.how === 'form' || latest?.how === 'double-opt-in') return 'proven';
  if (visits > 0 && twoYearsAfter(textOfDay(last)) >= today) return 'implied';
  return latest === undefined ? 'unknown' : 'unproven';
}

/** What the product should count of a shop's people once their files are in, by the shop's ledger. */
function truthOfPeople(life: Life, today: string): CustomerCounts {
  const all = customersOf(life);
  const reached = all.filter(({ person }) => person.email !== null);
  const count = (wanted: Standing) =>
    reached.filter((customer) => standingOf(customer, today) === wanted).length;
  const withPhone = all.filter(({ person }) => person.phone !== null).length;
  const none = { proven: 0, implied: 0, unproven: 0, withdrawn: 0 };
  return {
    customers: all.length,
    suppressed: count('withdrawn'),
    standings: [
      {
        channel: 'email',
        reachable: reached.length,
        proven: count('proven'),
        implied: count('implied'),
        unproven: count('unproven'),
        withdrawn: count('withdrawn'),
        unknown: count('unknown'),
      },
      { ...none, channel: 'sms', reachable: withPhone, unknown: withPhone },
    ],
  };
}

/** Brings a shop's customers and its mailing list in as its owner would; answers what is counted of them, and what its ledger says. */
export async function bringPeople(
  app: TestApp,
  owner: Member,
  life: Life,
): Promise<{ read: CustomerCounts; truth: CustomerCounts }> {
  const ask = askingAs(app, owner);
  for (const format of FILES) {
    const { name, content } = exportFile(life, format, { from: life.first, to: life.next - 1 });
    await bringOne(app, owner, new File([content], name));
  }
  const today = app.clock.now().toISOString().slice(0, 10);
  return { read: await ask('GET', '/business/customers/counts'), truth: truthOfPeople(life, today) };
}
