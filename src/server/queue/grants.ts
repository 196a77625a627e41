import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { ACCOUNT_ROLE, EVERYBODY_ROLE } from '#server/db/ownership/ownership.ts';

/**
 * Lets the product's roles use the queue's tables: as one account, jobs can be added, and of a job no more be read than
 * its id and its time, which adding one answers; with the rows of everybody, they can be read and taken out as well. As the login, after the queue has made its tables. Processes that start at
 * once take turns, because PostgreSQL refuses two grants on one table at the same moment.
 */
export async function grantQueue(login: Executor): Promise<void> {
  await login.execute(
    sql.raw(`do $$
      declare place text;
      begin
        perform pg_advisory_xact_lock(hashtext('grants of the queue'));
        grant usage on schema pgboss to ${ACCOUNT_ROLE}, ${EVERYBODY_ROLE};
        grant select on pgboss.queue to ${ACCOUNT_ROLE}, ${EVERYBODY_ROLE};
        for place in select 'pgboss.job' union all
          select inhrelid::regclass::text from pg_inherits where inhparent = 'pgboss.job'::regclass loop
          execute format('grant insert, select (id, start_after) on %s to ${ACCOUNT_ROLE}', place);
          execute format('grant select, insert, update, delete on %s to ${EVERYBODY_ROLE}', place);
        end loop;
      end $$`),
  );
}
