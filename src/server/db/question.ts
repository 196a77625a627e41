import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from './database.ts';

/** Something to ask the database that has one JSON value for an answer; moments in it are texts. */
export interface Question<Answer> {
  /** One column of at most one row. */
  sql: SQL;
  /** The answer's shape; null where there is no row. */
  answer: z.ZodType<Answer>;
}

type Answers<Asked extends Record<string, Question<unknown>>> = {
  [Name in keyof Asked]: Asked[Name] extends Question<infer Answer> ? Answer : never;
};

/** A question for the rows of a query, each as an object by its column names; an empty list where there is none. */
export const rowsQuestion = <Row>(query: SQL, row: z.ZodType<Row>): Question<Row[]> => ({
  sql: sql`select coalesce(json_agg(row_to_json(listed_row)), '[]') from (${query}) listed_row`,
  answer: z.array(row),
});

/** Asks several questions in one statement, which every database answers in less than the sum of them. */
export async function askTogether<Asked extends Record<string, Question<unknown>>>(
  executor: Executor,
  asked: Asked,
): Promise<Answers<Asked>> {
  const names = Object.keys(asked);
  const columns = Object.entries(asked).map(
    ([name, question]) => sql`(${question.sql}) as ${sql.identifier(name)}`,
  );
  const { rows } = z
    .object({ rows: z.tuple([z.record(z.string(), z.unknown())]) })
    .parse(await executor.execute(sql`select ${sql.join(columns, sql`, `)}`));
  // The shape of each is checked by its own question.
  return Object.fromEntries(
    names.map((name) => [name, asked[name]?.answer.parse(rows[0][name])]),
  ) as Answers<Asked>;
}
