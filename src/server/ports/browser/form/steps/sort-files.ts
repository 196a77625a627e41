import type { FormJob } from '#server/ports/browser.ts';
import { categoryOf } from '#server/ports/browser/form/drivers/files.ts';
import { fillField } from '#server/ports/browser/form/drivers/fill.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';

/** Says of each uploaded file what it is, where the page asks that beside it; false where it asks nothing. */
export async function sortFiles(fields: readonly LiveField[], job: FormJob): Promise<boolean> {
  let sorted = false;
  for (const field of fields) {
    const category = categoryOf(field, job.files);
    if (category === null || field.options.some(({ chosen, text }) => chosen && text === category)) continue;
    const planned = { key: field.key, label: field.label, kind: 'single', required: true } as const;
    const source = { kind: 'posting', label: '' } as const;
    const value = { value: category, display: category, source, group: 'documents' } as const;
    await fillField(field, { ...planned, ...value }, job);
    sorted = true;
  }
  return sorted;
}
