import { z } from 'zod';
import { questionKind } from '#contract/career/form.ts';
import { corpus } from '#testing/corpora/corpus.ts';

const phrasing = z.object({ label: z.string(), kind: questionKind, topic: z.string() });

/** How employers put the questions, with the control and the topic each one asks; the posting is in Hamilton, Ontario. */
export const PHRASINGS = corpus('form-questions/phrasings.json', z.array(phrasing));
