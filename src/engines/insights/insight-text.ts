import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Insight } from './insights.ts';

/** A run of an insight's words; `strong` where it was marked bold. */
export interface InsightRun {
  text: string;
  strong: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
};

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Where the bold begins and ends while the sentence is text: signs that no text of ours or of others means. */
const [BOLD, PLAIN] = ['\u{E000}', '\u{E001}'];
const unmarked = (name: string): string => name.replaceAll(/[\u{E000}\u{E001}]/gu, '');

/** The HTML of an insight to a reader, as the contract gives it: all of it escaped, with the company in bold. */
export function insightHtml({ text: { code, values } }: Insight, reader: Reader): string {
  const { company } = values;
  const marked =
    typeof company === 'string' ? { ...values, company: `${BOLD}${unmarked(company)}${PLAIN}` } : values;
  return say({ code, values: marked }, reader)
    .replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')
    .replaceAll(BOLD, '<strong>')
    .replaceAll(PLAIN, '</strong>');
}

const LAST_CODE_POINT = 0x10ffff;

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '';
  });
}

/**
 * The words of an insight, which the contract gives as HTML. Bold is kept, every other tag is dropped, scripts and styles
 * with their content; the runs are drawn as text, so that nothing in them can become markup.
 */
export function insightRuns(html: string): InsightRun[] {
  const clean = html
    .replaceAll(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, '');
  const runs: InsightRun[] = [];
  let depth = 0;
  for (const part of clean.split(/(<\/?[a-z][^<>]*>)/i)) {
    const tag = /^<(\/?)(b|strong)\b[^<>]*>$/i.exec(part);
    if (tag) depth = Math.max(0, depth + (tag[1] === '/' ? -1 : 1));
    else if (part !== '' && !/^<\/?[a-z][^<>]*>$/i.test(part)) {
      const last = runs.at(-1);
      if (last && last.strong === depth > 0) last.text += decode(part);
      else runs.push({ text: decode(part), strong: depth > 0 });
    }
  }
  return runs;
}
