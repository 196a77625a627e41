import type { Business } from '#contract/localbiz/business.ts';
import { practiceFiles } from '#contract/localbiz/practice-shop.ts';
import { practiceBakery, practiceExport } from '#server/features/localbiz/practice-shop/index.ts';

// The business demo account's owner and bakery: an example, nobody real. The shop is one of the practice town's.
export const demoOwnerName = 'Marisol Ferreira';
export const demoOwnerEmail = 'bakery@legwork.test';

/** Under which name DATA_DIR keeps the account. */
export const demoShopName = 'demo-business-account';

/** What the owner brings in first, one file after the other. */
export const demoExports = practiceFiles.map(practiceExport);

/** What the owner brings in of the days after that. */
export const demoExportsOfDays = (['sales', 'reviews'] as const).map(practiceExport);

export const demoBusiness: Business = { ...practiceBakery, contact_email: demoOwnerEmail };
