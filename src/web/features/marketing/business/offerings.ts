import { productNames } from '#contract/product-names.ts';
import { text } from './messages.ts';
import { recordedLocalbiz, recordedStore } from './recorded.ts';
import type { RecordedOffering } from './recorded.ts';

/** What the page of one offering says. */
export interface Offering {
  accent: 'localbiz' | 'aistore';
  name: string;
  kicker: string;
  title: string;
  lead: string;
  parts: readonly Point[];
  steps: readonly [Point, Point, Point];
  call: Point;
  /** Screens of what runs already; null where nothing does. */
  recorded: RecordedOffering | null;
}

interface Point {
  title: string;
  words: string;
}

export const localbiz = (): Offering => ({
  accent: 'localbiz',
  name: productNames.business,
  kicker: productNames.business,
  title: text('localbizTitle'),
  lead: text('localbizLead'),
  parts: [
    { title: text('reviewsTitle'), words: text('reviewsText') },
    { title: text('promotionsTitle'), words: text('promotionsText') },
    { title: text('stockTitle'), words: text('stockText') },
    { title: text('loyaltyTitle'), words: text('loyaltyText') },
  ],
  steps: [
    { title: text('localbizTellTitle'), words: text('localbizTellText') },
    { title: text('youDecideTitle'), words: text('localbizDecideText') },
    { title: text('localbizOutcomeTitle'), words: text('localbizOutcomeText') },
  ],
  call: { title: text('localbizCallTitle'), words: text('localbizCallText') },
  recorded: recordedLocalbiz(),
});

export const store = (): Offering => ({
  accent: 'aistore',
  name: productNames.store,
  kicker: text('storeKicker'),
  title: text('storeTitle'),
  lead: text('storeLead'),
  parts: [
    { title: text('listingsTitle'), words: text('listingsText') },
    { title: text('inventoryTitle'), words: text('inventoryText') },
    { title: text('salesTitle'), words: text('salesText') },
    { title: text('answersTitle'), words: text('answersText') },
  ],
  steps: [
    { title: text('storeBringTitle'), words: text('storeBringText') },
    { title: text('youDecideTitle'), words: text('storeDecideText') },
    { title: text('storeCountTitle'), words: text('storeCountText') },
  ],
  call: { title: text('storeCallTitle'), words: text('storeCallText') },
  recorded: recordedStore(),
});

export const marketing = (): Offering => ({
  accent: 'localbiz',
  name: text('marketingName'),
  kicker: text('marketingKicker'),
  title: text('marketingTitle'),
  lead: text('marketingLead'),
  parts: [
    { title: text('ideaTitle'), words: text('ideaText') },
    { title: text('expectTitle'), words: text('expectText') },
    { title: text('audienceTitle'), words: text('audienceText') },
    { title: text('outcomeTitle'), words: text('outcomeText') },
  ],
  steps: [
    { title: text('marketingLooksTitle'), words: text('marketingLooksText') },
    { title: text('youDecideTitle'), words: text('marketingDecideText') },
    { title: text('marketingMeasuresTitle'), words: text('marketingMeasuresText') },
  ],
  call: { title: text('marketingCallTitle'), words: text('marketingCallText') },
  recorded: null,
});
