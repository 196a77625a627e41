import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

function face(family: string, file: string, style = 'normal'): string {
  const bytes = readFileSync(resolve(`@fontsource-variable/${file}`)).toString('base64');
  const range = file.includes('latin-ext') ? 'U+0100-02BA,U+1E00-1EFF' : 'U+0000-00FF,U+2000-206F';
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:400 700;unicode-range:${range};src:url(data:font/woff2;base64,${bytes})}`;
}

const fonts: Record<string, () => string> = {
  'Instrument Sans': () =>
    face('Instrument Sans', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2') +
    face('Instrument Sans', 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2'),
  'Source Serif': () =>
    face('Source Serif', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2') +
    face('Source Serif', 'source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2'),
};

/** Text made safe for HTML. */
export const esc = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A whole page in one of the project's fonts, or in one of this machine. */
export function page(font: string, style: string, body: string, title = 'CV'): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>${esc(title)}</title><style>${fonts[font]?.() ?? ''}
*{box-sizing:border-box}body{margin:0;font-family:'${font}',sans-serif;font-size:10.5pt;line-height:1.35;color:#222}
h1,h2,h3,p,ul,dl,dd{margin:0}${style}</style></head><body>${body}</body></html>`;
}

/** Every item drawn, one after another. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string) =>
  items.map(draw).join('');
/** A list of bullets. */
export const bullets = (items: readonly string[]) =>
  `<ul>${each(items, (item) => `<li>${esc(item)}</li>`)}</ul>`;
