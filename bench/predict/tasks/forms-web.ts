import { z } from 'zod';
import { readFields } from '#engines/fields/index.ts';
import { formsIn } from '#testing/page-forms/page.ts';
import { eachItem, readJson } from './task.ts';
import type { Report } from './task.ts';

const pages = z.array(z.object({ id: z.string(), html: z.string() }));

/** What the marked controls of a page want, by the mark that only tells where to write the answer. */
export function fieldsOfPage(html: string): Record<string, string> {
  const answers = formsIn(html).flatMap(({ form, attributes }) => {
    const meanings = readFields(form);
    return attributes.map((attribute, index) => [attribute['data-bench'], meanings[index]] as const);
  });
  return Object.fromEntries(answers.filter(([mark]) => mark !== undefined));
}

/** What each marked control of each page wants. */
export async function predictForms(input: string, report: Report): Promise<unknown> {
  const rows = await readJson(input, pages);
  const answers = await eachItem(
    rows,
    ({ id }) => id,
    ({ html }) => fieldsOfPage(html),
    report,
  );
  return Object.fromEntries(answers);
}
