import { readFileSync } from 'node:fs';

/** The text of a sample answer in this folder, e.g. `greenhouse.detail.json`. */
export function boardSample(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

/** The same, parsed as JSON. */
export function boardSampleJson(name: string): unknown {
  return JSON.parse(boardSample(name));
}
