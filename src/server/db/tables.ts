import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';

/** Which folder holds the files of this database: one row, the id that lies in the server's DATA_DIR. */
export const dataFolder = pgTable('data_folder', {
  only: boolean('only').primaryKey().default(true),
  id: uuid('id').notNull(),
});
