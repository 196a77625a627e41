import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { masterProfile, uploadedFile } from '#contract/career/facts.ts';

/** Bytes an uploaded CV may have. */
export const UPLOAD_LIMIT_BYTES = 5 * 1024 * 1024;
/** File endings a CV may have here. */
export const UPLOAD_ENDINGS = ['.pdf', '.doc', '.docx', '.txt'] as const;

/** The master profile and the file it was last read from; `file` is null before the first upload. */
export const masterProfileReply = z.object({ profile: masterProfile, file: uploadedFile.nullable() });

export const resumes = {
  upload: endpoint
    .route({ method: 'POST', path: '/resume/upload', summary: 'Read a CV into the master profile' })
    .input(z.object({ file: z.file('Please choose a file to upload.') }))
    .output(masterProfileReply),
  masterProfile: endpoint
    .route({ method: 'GET', path: '/resume/master-profile', summary: 'Everything known, with sources' })
    .output(masterProfileReply),
};
