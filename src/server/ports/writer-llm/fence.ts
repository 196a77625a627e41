import { stripMarkup } from '#engines/text/index.ts';
import type { Material } from './model.ts';

const LONGEST_TEXT = 12_000;
/** What closes a string, an object, a tag, a code block or a model's own mark of a turn, such as `<|end|>` or `[INST]`. */
const CLOSING = /[<>[\]{}|`\u2028\u2029]/g;

/** A text of strangers as a JSON string that nothing in it can end: cleaned of what nobody sees, cut, and escaped. */
function fencedText(text: string): string {
  const seen = stripMarkup(text).slice(0, LONGEST_TEXT).toWellFormed();
  return JSON.stringify(seen).replaceAll(
    CLOSING,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const isList = (material: Material): material is readonly Material[] => Array.isArray(material);

/**
 * Material as one JSON text in which our own braces are the only ones: a model sees where the data begins and ends, and no
 * text inside can close it. It reads back as JSON.
 */
export function fenced(material: Material): string {
  if (typeof material === 'string') return fencedText(material);
  if (material === null || typeof material !== 'object') return JSON.stringify(material);
  if (isList(material)) return `[${material.map(fenced).join(',')}]`;
  const entries = Object.entries(material).map(([name, value]) => `${fencedText(name)}:${fenced(value)}`);
  return `{${entries.join(',')}}`;
}
