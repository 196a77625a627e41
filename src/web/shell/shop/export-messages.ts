import { screenText } from '#web/text/screen-text.ts';

// Each step names what stands on the system's own screen; docs/vendor-exports.md says which page of the vendor says so.
export const text = screenText({
  howTo: 'How to get your file, step by step, from',
  stepsOf: 'How to get your file from {system}',
  square: 'Square',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  toast: 'Toast',
  stripe: 'Stripe',
  google: 'Google reviews',

  square1: 'On a computer, log in to Square Dashboard and open Transactions.',
  square2:
    'Choose the dates with the date selector at the top, and all locations. Two years are worth most; if Square refuses so many, take a year at a time.',
  square3: 'Click Export, then Items Detail CSV. Drop the CSV file here.',
  square4: 'For what your items cost: open Items, click Actions, then Export library, and choose CSV.',

  shopify1: 'In your Shopify admin, open Orders and click Export.',
  shopify2: 'Choose Export orders by date and enter the first and the last day. Two years are worth most.',
  shopify3: 'Choose a CSV format, then Export orders, not the transaction histories.',
  shopify4:
    'With more than 50 orders, Shopify emails the file to you and to the store’s owner. Drop the CSV file from the email here.',

  woo1: 'In WordPress, open Analytics, then Orders.',
  woo2: 'Open the date range, choose Custom for your own dates, and click Update. Two years are worth most.',
  woo3: 'Click Download in the head of the table.',
  woo4: 'With more than one page of orders, WooCommerce emails you a link. Drop the CSV file from it here.',

  toast1: 'In Toast Web, open Reports and look for Item Selection Details.',
  toast2:
    'Choose the dates. If Toast refuses so many days at once, take several files: days that overlap are counted once.',
  toast3: 'Download it as CSV and drop the file here.',

  stripe1: 'In the Stripe Dashboard, open Payments and click Export at the top right.',
  stripe2: 'Choose your time zone and the date range. Two years are worth most.',
  stripe3:
    'Under Columns, choose Custom and keep ID, Created date (UTC), Converted amount, Converted amount refunded, Converted currency, Status and Mode.',
  stripe4: 'Drop the CSV file here. Stripe knows payments, not items: you’ll see days, but not what sold.',

  google1: 'Log in with the Google account that manages your Business Profile and open takeout.google.com.',
  google2: 'Uncheck every product but Google Business Profile, then click Next step.',
  google3: 'Choose Send download link via email and click Create export.',
  google4: 'Download the archive from the email and drop the ZIP file here as it is.',
});
