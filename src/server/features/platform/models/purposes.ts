/** What a language model is asked for. */
export const purposes = ['prompt', 'resume', 'tailoring', 'letter'] as const;
export type Purpose = (typeof purposes)[number];
