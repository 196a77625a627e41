import { z } from 'zod';
import { careerEndpoint } from '#contract/endpoint.ts';
import { done, id, instant, textUpTo } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

/** Characters of HTML one version may have. */
export const RESUME_HTML_LIMIT = 300_000;
/** Versions kept for one person; the oldest goes when one more is made. */
export const VERSIONS_KEPT = 100;

const html = z
  .string()
  .max(RESUME_HTML_LIMIT, refusal(text.message('resumeTooLong', { most: RESUME_HTML_LIMIT })));
const title = textUpTo(120, (most) => text.message('nameTooLong', most));

/** One saved state of the resume, without its text. */
export const resumeVersion = z.object({
  id,
  /** 1 for the person's first version, counted up; a number is never given twice. */
  number: z.number().int(),
  /** What the person calls it; "" where they gave no name. */
  title: z.string(),
  /** Counts the changes of this version, from 1. A change names the revision it was made on. */
  revision: z.number().int(),
  created_at: instant,
  updated_at: instant,
});
export type ResumeVersion = z.infer<typeof resumeVersion>;

/** A version with its text: a whole HTML document, cleaned of everything that could run or load. */
export const resumeVersionText = resumeVersion.extend({ html: z.string() });
export type ResumeVersionText = z.infer<typeof resumeVersionText>;

/** Files a resume can be downloaded as. `json` is the JSON Resume schema. */
export const exportFormat = z.enum(['html', 'pdf', 'docx', 'txt', 'json']);
export type ExportFormat = z.infer<typeof exportFormat>;
export const paper = z.enum(['letter', 'a4']);
export type Paper = z.infer<typeof paper>;

const byId = z.object({ id });

export const resumeVersions = {
  list: careerEndpoint
    .route({ method: 'GET', path: '/resume/versions', summary: 'The versions of the resume, newest first' })
    .output(z.array(resumeVersion)),
  read: careerEndpoint
    .route({ method: 'GET', path: '/resume/versions/{id}', summary: 'One version with its text' })
    .input(byId)
    .output(resumeVersionText),
  create: careerEndpoint
    .route({
      method: 'POST',
      path: '/resume/versions',
      summary: 'Keep a text as a new version; a text equal to the newest version is that version',
    })
    .input(z.object({ html, title: title.optional() }))
    .output(resumeVersionText),
  change: careerEndpoint
    .route({
      method: 'PATCH',
      path: '/resume/versions/{id}',
      summary: 'Change the text or the name of a version; a conflict when it was changed meanwhile',
    })
    .input(byId.extend({ html: html.optional(), title: title.optional(), revision: z.number().int() }))
    .output(resumeVersion),
  remove: careerEndpoint
    .route({ method: 'DELETE', path: '/resume/versions/{id}', summary: 'Delete a version for good' })
    .input(byId)
    .output(done),
  export: careerEndpoint
    .meta({ access: 'account', accountKind: 'career', once: false })
    .route({ method: 'POST', path: '/resume/export', summary: 'A resume as a file' })
    .input(z.object({ html, format: exportFormat, paper: paper.optional() }))
    .output(z.file()),
};
