import { z } from 'zod';
import { corpus } from '#testing/corpora/corpus.ts';

const said = z.object({ sentence: z.string(), asks: z.enum(['money', 'bank']).nullable() });

/** Sentences of postings and of forms' pages, with what each asks the reader for, by a file of `corpora/fraud-signs`. */
export const fraudSaid = (name: 'said' | 'held-back') => corpus(`fraud-signs/${name}.json`, z.array(said));
