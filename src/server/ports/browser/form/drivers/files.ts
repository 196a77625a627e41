import type { PlannedField } from '#engines/forms/index.ts';
import type { FormFiles } from '#server/ports/browser.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';

const CHOOSER_MS = 4000;

/** Chooses a file in its box, or through the button that brings the chooser. */
export async function chooseFile(field: LiveField, planned: PlannedField, files: FormFiles): Promise<void> {
  const names = Array.isArray(planned.value) ? planned.value : [String(planned.value)];
  const chosen = names.map((name) => {
    const file = files[name];
    if (file === undefined) throw new Error(`There is no file "${name}" for "${planned.label}".`);
    return { name: file.name, mimeType: file.contentType, buffer: Buffer.from(file.bytes) };
  });
  const element = await field.element(field.at);
  if (field.manner !== 'chooser') return element.setInputFiles(chosen);
  const page = field.frame.page();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser', { timeout: CHOOSER_MS }),
    element.click({ timeout: CHOOSER_MS }),
  ]);
  await chooser.setFiles(chosen);
}

const KINDS: Readonly<Record<string, RegExp>> = {
  cv: /\b(cv|resume|r[ée]sum[ée]|curriculum|lebenslauf)\b/i,
  letter: /\b(cover|letter|lettre|motivation)\b/i,
};

/** What kind of document a list beside an uploaded file should say it is; null for lists that ask something else. */
export function categoryOf(field: LiveField, files: FormFiles): string | null {
  if (field.control !== 'select' && field.control !== 'listbox') return null;
  const [name] =
    Object.entries(files).find(([, file]) => `${field.label} ${field.near}`.includes(file.name)) ?? [];
  const kind = KINDS[name ?? ''];
  const found = kind && field.options.filter(({ text }) => kind.test(text.replaceAll('-', ' ')));
  return found?.length === 1 ? (found[0]?.text ?? null) : null;
}
