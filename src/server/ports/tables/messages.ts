import { catalogue } from '#localization/catalogue.ts';

/** Why a file of a business was not read as a table. */
export const text = catalogue('tables', {
  empty: 'There is nothing in this file.',
  tooLarge: 'This file is larger than {most} MB.',
  unpacksTooLarge: 'This file unpacks to more than {most} MB, so I didn’t open it.',
  locked: 'This file is protected by a password. Save it without one and try again.',
  notOurs:
    'I can’t tell what this table is about. It should have sales, orders, items, customers or reviews, with a line that names its columns.',
  noTable: 'There is no table in this file. Export it as CSV, Excel or JSON.',
  damaged: 'This file is damaged, so I can’t read it. Export it again.',
  tooWide: 'This table has more than {most} columns.',
  tooLong: 'This table has more than {most} rows. Export a shorter period.',
  lineTooLong: 'This file has a line of more than {most} MB, so it isn’t a table.',
});
