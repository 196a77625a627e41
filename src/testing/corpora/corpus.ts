import { readFileSync } from 'node:fs';
import type { z } from 'zod';

const folder = new URL('../../../corpora/', import.meta.url);

/** A text of `corpora/`, by its path there. */
export const corpusText = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

/** What stands in a JSON file of `corpora/`. Throws where it has another shape. */
export const corpus = <T>(path: string, shape: z.ZodType<T>): T => shape.parse(JSON.parse(corpusText(path)));
