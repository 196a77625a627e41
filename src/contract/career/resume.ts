import { z } from 'zod';
import { careerEndpoint } from '#contract/endpoint.ts';
import { text } from '#contract/messages.ts';
import { masterProfile, refusedText, uploadedFile } from '#contract/career/facts.ts';
import { resumeStyle } from '#contract/career/resume-draft.ts';
import { correctionRequest, resumeReadingReply } from '#contract/career/hub/resume-corrections.ts';
import { resumeVersion } from '#contract/career/resume-versions.ts';
import { resumeAnalysis } from '#contract/career/resume-analysis.ts';
import { id, textUpTo } from '#contract/primitives.ts';
import { refusal } from '#contract/refusal.ts';
import type { Message } from '#localization/types.ts';

/** What an uploaded file may have. */
export const UPLOAD_LIMIT_MEGABYTES = 5;
export const UPLOAD_LIMIT_BYTES = UPLOAD_LIMIT_MEGABYTES * 1024 * 1024;
/** Pages of a resume that are read. */
export const UPLOAD_MOST_PAGES = 50;
/** The one sentence for a file over these limits, wherever it is refused. */
export const FILE_TOO_LARGE = text.message('fileTooLarge');
/** File endings a resume may have here. */
export const UPLOAD_ENDINGS = ['.pdf', '.doc', '.docx', '.txt'] as const;

/** Whether a file is an archive by its name: LinkedIn gives its export as one, and it is read beside the resume. */
export const isArchive = (name: string): boolean => /\.zip$/i.test(name);

/** Why a file of another ending is no resume to judge. */
export const wrongEnding = (name: string): Message =>
  isArchive(name) ? text.message('archiveIsNoCv') : text.message('fileOfOtherKind');

/** The master profile and the file it was last read from; `file` is null before the first upload. */
export const masterProfileReply = z.object({ profile: masterProfile, file: uploadedFile.nullable() });
export type MasterProfileReply = z.infer<typeof masterProfileReply>;

/** What the screen calls a long piece of work, to find it in the events it follows. */
const task = z.string().max(64).optional();

/** A CV judged: `kept` says whether its facts became the master profile. */
export const analysisReply = z.object({
  analysis: resumeAnalysis,
  extracted_text: z.string(),
  kept: z.boolean(),
  file: z.object({ name: z.string(), pages: z.number().int(), lines: z.number().int() }),
});
export type AnalysisReply = z.infer<typeof analysisReply>;

/** Stands before the text of a resume in a prompt that a screen composed. */
export const PASTED_MARK = 'This is my resume as it is:';
/** Characters a prompt may have; a whole resume may stand in it. */
export const PROMPT_LIMIT = 60_000;

/** A CV that was written: `html` is a whole document, "" when nothing is known to write of. */
export const generationReply = z.object({
  html: z.string(),
  /** What it is for, or what the person does. */
  title: z.string(),
  /** What is missing, asked instead of invented. */
  questions: z.array(z.string()),
  /** What the person should know of it. */
  notes: z.array(z.string()),
  /** Wordings that the claims gate left out. */
  refused: z.array(refusedText),
  /** How many facts stand on it; the ids are in the `data-facts` of its elements. */
  facts: z.number().int(),
  /** Sentences of the prompts that stand on this resume only: the profile does not have them. */
  said: z.array(z.string()),
  style: resumeStyle.required(),
});
export type GenerationReply = z.infer<typeof generationReply>;

/**
 * The resume being made, for another device; `html` is "" before the first. `version` holds this text, null where none does;
 * `made` is what its draft says of it, null where it was made without one.
 */
export const lastMadeReply = z.object({
  html: z.string(),
  version: resumeVersion.nullable(),
  made: generationReply.nullable(),
});
export type LastMadeReply = z.infer<typeof lastMadeReply>;

export const resumes = {
  upload: careerEndpoint
    .route({ method: 'POST', path: '/resume/upload', summary: 'Read a resume into the master profile' })
    .input(z.object({ file: z.file(refusal(text.message('fileMissing'))) }))
    .output(masterProfileReply),
  analyzeFile: careerEndpoint
    .route({
      method: 'POST',
      path: '/resume/analyze-file',
      summary: 'Judge a resume and, unless told not to, read it into the master profile',
    })
    .input(
      z.object({
        file: z.file(refusal(text.message('fileToAnalyzeMissing'))),
        keep: z.enum(['yes', 'no']).default('yes'),
        task,
      }),
    )
    .output(analysisReply),
  masterProfile: careerEndpoint
    .route({ method: 'GET', path: '/resume/master-profile', summary: 'Everything known, with sources' })
    .output(masterProfileReply),
  reading: careerEndpoint
    .route({
      method: 'GET',
      path: '/resume/reading',
      summary:
        'How the last resume was read: each line with its fate, each value with its confidence and place',
    })
    .output(resumeReadingReply),
  readingFile: careerEndpoint
    .route({ method: 'GET', path: '/resume/reading/file', summary: 'The last resume as it was uploaded' })
    .output(z.file()),
  correct: careerEndpoint
    .route({
      method: 'POST',
      path: '/resume/reading/corrections',
      summary: 'Say what a value or a line of the last resume is; it counts whenever the same file is read',
    })
    .input(correctionRequest)
    .output(resumeReadingReply),
  undoCorrection: careerEndpoint
    .route({
      method: 'DELETE',
      path: '/resume/reading/corrections/{id}',
      summary: 'Take a correction back',
    })
    .input(z.object({ id }))
    .output(resumeReadingReply),
  generate: careerEndpoint
    .route({
      method: 'POST',
      path: '/resume/chat-or-generate',
      summary: 'Write a resume from facts and a prompt, or change the one being made',
    })
    .input(
      z.object({
        prompt: textUpTo(PROMPT_LIMIT, (most) => text.message('promptTooLong', most)).default(''),
        /** The person's profile as the screen shows it; what is no text in it is passed over. */
        user_profile: z.record(z.string(), z.unknown()).nullish(),
        style: resumeStyle.optional(),
        task,
      }),
    )
    .output(generationReply),
  lastMade: careerEndpoint
    .route({ method: 'GET', path: '/resume/last-made', summary: 'The resume being made, for another device' })
    .output(lastMadeReply),
  keepSaid: careerEndpoint
    .route({
      method: 'POST',
      path: '/resume/said',
      summary: 'Take what the prompts stated into the profile',
    })
    .output(z.object({ taken: z.number().int(), left: z.array(z.string()) })),
};
