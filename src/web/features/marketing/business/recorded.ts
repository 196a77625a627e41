import type { RecordedScreen } from '#web/shell/marketing/recorded.tsx';
import filePhoneDark from './recorded/file-phone-dark.webp';
import filePhoneLight from './recorded/file-phone-light.webp';
import overviewDark from './recorded/overview-dark.webp';
import overviewLight from './recorded/overview-light.webp';
import salesDark from './recorded/sales-dark.webp';
import salesLight from './recorded/sales-light.webp';
import salesPhoneDark from './recorded/sales-phone-dark.webp';
import salesPhoneLight from './recorded/sales-phone-light.webp';
import { text } from './messages.ts';

/** Two screens of an offering as it runs, one of them on a phone. */
export interface RecordedOffering {
  wide: RecordedScreen;
  phone: RecordedScreen;
}

/** LocalBiz AI: what matters today, and the sales on a phone. */
export const recordedLocalbiz = (): RecordedOffering => ({
  wide: { light: overviewLight, dark: overviewDark, alt: text('recordedOverview') },
  phone: { light: salesPhoneLight, dark: salesPhoneDark, alt: text('recordedSalesPhone') },
});

/** AI Store: the sales, and a file that was brought in on a phone. */
export const recordedStore = (): RecordedOffering => ({
  wide: { light: salesLight, dark: salesDark, alt: text('recordedSales') },
  phone: { light: filePhoneLight, dark: filePhoneDark, alt: text('recordedFilePhone') },
});
