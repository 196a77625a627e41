import { withDownloadPolicy } from '#contract/career/resume-file/download.ts';
import type { ExportFormat, Paper } from '#contract/career/resume-versions.ts';
import { spendLimits } from '#server/features/platform/accounts/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { editedFileName } from '#server/features/career/resume/document-names.ts';
import { text } from '#server/features/career/resume/messages.ts';
import { cleanResumeHtml } from '#server/ports/documents/html/clean.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { jsonResumeFile } from './json-resume.ts';
import { plainTextFile } from './plain-text.ts';
import { wordDocument } from './word-document.ts';

const TYPES: Record<ExportFormat, string> = {
  html: 'text/html;charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
  txt: 'text/plain;charset=utf-8',
};

type ExportWorld = Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'log' | 'printer'>;

async function printed(
  { printer, log }: Pick<World, 'printer' | 'log'>,
  { html, paper, accountId }: { html: string; paper: Paper; accountId: string },
): Promise<Uint8Array> {
  try {
    return await printer.print(html, paper, accountId);
  } catch (error) {
    log.warn('resume.print_failed', { error: String(error).split('\n')[0] });
    throw new Problem('unavailable', text.message('pdfNotMade'), 30);
  }
}

/** The paper a resume was laid out for; Letter where it does not say. */
const paperOf = (html: string): Paper => (/@page\s*\{[^}]*size:\s*A4/i.test(html) ? 'a4' : 'letter');

/** A resume's text as a file in the asked format, named after the person; without a
 * paper, on the one it was laid out for. Throws Problem `unavailable` when it cannot be printed, and `too_many_requests` for the 61st in an hour. */
export async function exportResume(
  world: ExportWorld,
  accountId: string,
  { html, format, paper }: { html: string; format: ExportFormat; paper?: Paper | undefined },
): Promise<File> {
  await spendLimits(world, [['resumeExports', accountId]]);
  const person = await readPerson(world, accountId);
  const clean = cleanResumeHtml(html, { sources: false });
  const on = paper ?? paperOf(clean);
  const make = {
    html: () => Promise.resolve(withDownloadPolicy(clean)),
    pdf: () => printed(world, { html: clean, paper: on, accountId }),
    docx: () => wordDocument(clean, { name: person.full_name, paper: on }),
    txt: () => Promise.resolve(plainTextFile(clean)),
    json: () => Promise.resolve(jsonResumeFile(clean, person.master, world.clock.now().toISOString())),
  } satisfies Record<ExportFormat, () => Promise<string | Uint8Array>>;
  const content = await make[format]();
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return new File([bytes], editedFileName(person.full_name, format), { type: TYPES[format] });
}
