import { date, index, integer, snakeCase, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { channels } from '#contract/localbiz/customers.ts';
import { moment, rowId } from '#server/db/columns.ts';
import { businesses } from '#server/features/localbiz/business/tables.ts';

const ofBusiness = () =>
  uuid()
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' });
const ofCustomer = () =>
  uuid()
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** Somebody who buys at a business. */
export const customers = snakeCase.table(
  'customers',
  {
    id: rowId(),
    businessId: ofBusiness(),
    /** "" where no file says it. */
    name: text().notNull().default(''),
    /** Two letters of a Canadian province or territory, whose law holds; "" where none is known. */
    region: text().notNull().default(''),
    /** The import that brought them first. */
    importId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.businessId, table.createdAt)],
);

/** What a customer is known by: of a business each belongs to one customer. */
export const identities = snakeCase.table(
  'identities',
  {
    id: rowId(),
    businessId: ofBusiness(),
    customerId: ofCustomer(),
    kind: text({ enum: ['till', 'email', 'phone'] }).notNull(),
    /** By the key of the business: it is found by it, and nobody tries it out without. */
    valueHash: text().notNull(),
    sealedValue: text().notNull(),
    importId: uuid().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.businessId, table.valueHash),
    index().on(table.customerId),
    index().on(table.importId),
  ],
);

/** What was said of whether a customer may be written to. Only added to; a no stands against every yes that a file brings. */
export const consents = snakeCase.table(
  'consents',
  {
    id: rowId(),
    businessId: ofBusiness(),
    customerId: ofCustomer(),
    channel: text({ enum: channels }).notNull(),
    kind: text({ enum: ['given', 'withdrawn'] }).notNull(),
    /** Null for a no. */
    basis: text({ enum: ['express', 'implied_purchase', 'implied_inquiry'] }),
    /** The system whose file it is. */
    source: text().notNull(),
    /** What stands in the file, with the names of its columns. */
    words: text().notNull(),
    /** When it was said, or something was bought; null where nothing proves a day. */
    day: date(),
    /** The last day on which it counts; null for one without an end. */
    lastDay: date(),
    /** Its line in the file. */
    line: integer().notNull(),
    importId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('consents_once')
      .on(table.customerId, table.channel, table.kind, table.basis, table.source, table.words, table.day)
      .nullsNotDistinct(),
    index().on(table.importId),
  ],
);

/** Who is not to be written to on a channel, whatever else is known: it stays when the customer and the file are gone. */
export const suppressions = snakeCase.table(
  'suppressions',
  {
    id: rowId(),
    businessId: ofBusiness(),
    channel: text({ enum: channels }).notNull(),
    kind: text({ enum: ['till', 'email', 'phone'] }).notNull(),
    valueHash: text().notNull(),
    /** `file`: a row of a file said no; `list`: a file of those who unsubscribed names them. */
    reason: text({ enum: ['file', 'list'] }).notNull(),
    source: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.businessId, table.channel, table.valueHash)],
);
