import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import {
  CELL_ATTRIBUTES,
  CLASS_NAME,
  CONTAINERS,
  FACTS,
  INLINE,
  LINES,
  LINK_SCHEMES,
  ORIGINAL,
  ORIGINAL_FACTS,
  RENAMED,
  STYLES,
  TABLE_PARTS,
  WITHOUT_TEXT,
} from '#contract/career/resume-markup.data.ts';
import { PLAIN_RESUME_STYLE } from '#contract/career/resume-style.data.ts';
import { cleanCss } from './css.ts';

const DEEPEST = 60;
const MOST_ROUNDS = 5;

/** What the resume editor knows; everything else is dropped, its text kept. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...CONTAINERS, ...LINES, ...TABLE_PARTS, ...INLINE],
  nonTextTags: [...WITHOUT_TEXT],
  allowedAttributes: {
    '*': ['class', 'style', 'lang', FACTS, ORIGINAL, ORIGINAL_FACTS],
    a: ['href'],
    ol: ['start'],
    td: [...CELL_ATTRIBUTES],
    th: [...CELL_ATTRIBUTES],
  },
  allowedClasses: { '*': [CLASS_NAME] },
  allowedStyles: { '*': Object.fromEntries(Object.entries(STYLES).map(([name, value]) => [name, [value]])) },
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  transformTags: { ...RENAMED },
};

/** The same without the names of the facts and what a line said before: for what leaves the house. */
const WITHOUT_SOURCES: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedAttributes: { ...OPTIONS.allowedAttributes, '*': ['class', 'style', 'lang'] },
};

interface Head {
  language: string;
  title: string;
  css: string | null;
  bodyClass: string;
}

/** What stands around the text: its language, its title, its styles. */
function readHead(html: string): Head {
  const head: Head = { language: 'en', title: '', css: null, bodyClass: '' };
  let inside = '';
  const parser = new Parser({
    onopentag(name, { lang, class: classes }) {
      inside = name;
      if (name === 'html' && lang !== undefined && /^[a-z]{2}(-[a-z]{2})?$/i.test(lang)) head.language = lang;
      if (name === 'body' && classes !== undefined && /^[\w -]{1,80}$/.test(classes))
        head.bodyClass = classes;
    },
    ontext(text) {
      if (inside === 'title') head.title += text;
      if (inside === 'style') head.css = (head.css ?? '') + text;
    },
    onclosetag() {
      inside = '';
    },
  });
  parser.end(html);
  return head;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An element that took another name may now stand where the parser would move it: cleaned until nothing changes. */
function cleanBody(html: string, options: sanitizeHtml.IOptions): string {
  let text = html;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const clean = sanitizeHtml(text, options).trim();
    if (clean === text) break;
    text = clean;
  }
  return text;
}

/**
 * A resume's HTML as a whole document that can neither run nor load anything: known elements, classes, a few styles,
 * links to the web, mail and telephones, a cleaned style sheet. A text without styles gets the plain ones. Cleaning
 * twice is cleaning once. `sources`: whether elements go on naming the facts they rest on, and what they said before.
 */
export function cleanResumeHtml(html: string, { sources = true } = {}): string {
  const { language, title, css, bodyClass } = readHead(html);
  const body = cleanBody(html, sources ? OPTIONS : WITHOUT_SOURCES);
  const style = css === null ? PLAIN_RESUME_STYLE : cleanCss(css);
  const shown = title.replaceAll(/\s+/g, ' ').trim().slice(0, 200) || 'Resume';
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    `<head><meta charset="utf-8"><title>${escape(shown)}</title>`,
    `<style>\n${style}\n</style></head>`,
    `<body${bodyClass === '' ? '' : ` class="${bodyClass}"`}>`,
    body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
