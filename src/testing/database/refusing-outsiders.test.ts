import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from './database.ts';
import { refusingOutsiders } from './refusing-outsiders.ts';

it('refuses a question to the database from inside its transaction, and no other', async () => {
  const connection = await openTestDatabase();
  const database = refusingOutsiders(connection.database);
  const outside = database.transaction(() => database.execute(sql`select 1`));
  await expect(outside).rejects.toThrow('only the executor it gives');
  await database.transaction((executor) => executor.execute(sql`select 1`));
  await database.execute(sql`select 1`);
  await connection.close();
});
