import type { ExportFormat, Paper } from '#contract/career/resume-versions.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { editedFileName } from '#server/features/career/resume/document-names.ts';
import { cleanResumeHtml } from '#server/ports/documents/html/clean.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { jsonResumeFile } from './json-resume.ts';
import { wordDocument } from './word-document.ts';

const TYPES: Record<ExportFormat, string> = {
  html: 'text/html;charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
};

type ExportWorld = Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'log' | 'printer'>;

async function printed(
  { printer, log }: Pick<World, 'printer' | 'log'>,
  html: string,
  paper: Paper,
): Promise<Uint8Array> {
  try {
    return await printer.print(html, paper);
  } catch (error) {
    log.warn('resume.print_failed', { error: String(error).split('\n')[0] });
    throw new Problem(
      'unavailable',
      'The PDF could not be made just now. Please try again, or download another format.',
      30,
    );
  }
}

/** A resume's text as a file in the asked format, named after the person. Throws Problem `unavailable` when it cannot be printed. */
export async function exportResume(
  world: ExportWorld,
  accountId: string,
  { html, format, paper }: { html: string; format: ExportFormat; paper: Paper },
): Promise<File> {
  const person = await readPerson(world, accountId);
  const clean = cleanResumeHtml(html, { sources: false });
  const make = {
    html: () => Promise.resolve(clean),
    pdf: () => printed(world, clean, paper),
    docx: () => wordDocument(clean, { name: person.full_name, paper }),
    json: () => Promise.resolve(jsonResumeFile(clean, person.master, world.clock.now().toISOString())),
  } satisfies Record<ExportFormat, () => Promise<string | Uint8Array>>;
  const content = await make[format]();
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return new File([bytes], editedFileName(person.full_name, format), { type: TYPES[format] });
}
