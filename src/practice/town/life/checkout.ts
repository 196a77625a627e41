import type { Wish } from './baskets.ts';
import { sumsOf } from './money.ts';
import { GIFT_CARD, type Life, type Line, type Order } from './types.ts';
import { priceOn } from '#practice/town/world/prices.ts';
import { inCash, shareOut, taxesOn, taxOf } from '#practice/town/world/taxes.ts';
import type { Day, Shop } from '#practice/town/world/types.ts';
import type { Random } from '#practice/world/random.ts';

/** A reduction of a whole order: its code and whole percents. */
export type Offer = { code: string; percent: number };

/** Somebody at the till with what they got. */
export type Purchase = { day: Day; at: number; person: number; wishes: readonly Wish[]; offer: Offer | null };

const USUAL_OFFER: Offer = { code: 'NEIGHBOUR10', percent: 10 };

function linesOf(shop: Shop, day: Day, wishes: readonly Wish[], offer: Offer | null): Line[] {
  const lines = wishes.map(({ product, quantity }): Line => {
    const unitCents = priceOn(shop, product, day);
    const grossCents = Math.floor((unitCents * quantity + 500) / 1000);
    return { product, quantity, unitCents, grossCents, discountCents: 0, netCents: grossCents, tax: [0, 0] };
  });
  if (offer === null) return lines;
  const gross = lines.map(({ grossCents }) => grossCents);
  const off = Math.floor((gross.reduce((sum, cents) => sum + cents, 0) * offer.percent + 50) / 100);
  shareOut(off, gross).forEach((cents, place) => {
    const line = lines[place];
    if (line === undefined) return;
    line.discountCents = cents;
    line.netCents = line.grossCents - cents;
  });
  return lines;
}

/** Charges the region's taxes, each rounded once for the order and shared out over the lines that bear it. */
function charge(shop: Shop, day: Day, lines: readonly Line[]): void {
  const { rates } = taxesOn(shop.region, day);
  for (const slot of [0, 1] as const) {
    const rateOf = ({ product }: Line): number => rates[shop.products[product]?.tax ?? 'zero'][slot];
    const rate = Math.max(0, ...lines.map(rateOf));
    if (rate === 0) continue;
    const bases = lines.map((line) => (rateOf(line) === rate ? line.netCents : 0));
    const tax = taxOf(
      bases.reduce((sum, cents) => sum + cents, 0),
      rate,
    );
    shareOut(tax, bases).forEach((cents, place) => {
      const line = lines[place];
      if (line !== undefined) line.tax[slot] = cents;
    });
  }
}

const giftLine = (cents: number): Line => ({
  product: GIFT_CARD,
  quantity: 1000,
  unitCents: cents,
  grossCents: cents,
  discountCents: 0,
  netCents: cents,
  tax: [0, 0],
});

/** What the provider of the till keeps of a payment by card: 2.6 % and ten cents. */
const feeOf = (cents: number): number => Math.round(cents * 0.026) + 10;

function tenderOf(life: Life, random: Random, isWeb: boolean, cents: number): Order['tender'] {
  const drawn = random.next();
  if (drawn < 0.008 && life.giftCents >= cents) return 'gift-card';
  return !isWeb && drawn > 1 - life.shop.manner.cash ? 'cash' : 'card';
}

/** A sale as it is paid, the next number of the shop. Someone without anything cannot come here: `wishes` must not be empty. */
export function checkOut(life: Life, purchase: Purchase, random: Random): Order {
  const { shop } = life;
  const { day, at, person, wishes } = purchase;
  const offer = purchase.offer ?? (random.chance(0.05) ? USUAL_OFFER : null);
  const lines = linesOf(shop, day, wishes, offer);
  charge(shop, day, lines);
  if (random.chance(0.005)) lines.push(giftLine(random.pick([2500, 5000, 10_000])));
  const isWeb = random.chance(shop.manner.web);
  const { net, gift, tax } = sumsOf(lines);
  const due = net + gift + tax[0] + tax[1];
  const isCancelled = isWeb && random.chance(0.012);
  const tender = gift > 0 || isCancelled ? 'card' : tenderOf(life, random, isWeb, due);
  const tips = tender === 'card' && !isWeb && random.chance(shop.manner.tips);
  const tipCents = tips ? Math.round((net * random.integer(10, 20)) / 100) : 0;
  const roundingCents = tender === 'cash' ? inCash(due) - due : 0;
  const totalCents = due + tipCents + roundingCents;
  const isKnown = isWeb || random.chance(shop.manner.known);
  if (tender === 'gift-card') life.giftCents -= totalCents;
  if (!isCancelled) life.giftCents += gift;
  return {
    number: life.orders.length + 1,
    day,
    at,
    updatedAt: at,
    kind: 'sale',
    of: null,
    status: isCancelled ? 'cancelled' : 'paid',
    channel: isWeb ? 'web' : 'till',
    person,
    known: isKnown,
    lines,
    discountCode: offer?.code ?? null,
    tipCents,
    roundingCents,
    tender,
    feeCents: tender === 'card' && !isCancelled ? feeOf(totalCents) : 0,
    totalCents,
  };
}
