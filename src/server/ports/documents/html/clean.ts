import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { PLAIN_RESUME_STYLE } from '#contract/career/resume-style.data.ts';
import { cleanCss } from './css.ts';

const DEEPEST = 60;
const MOST_ROUNDS = 5;
const BLOCKS = [
  'div',
  'section',
  'header',
  'main',
  'article',
  'aside',
  'footer',
  'address',
  'dl',
  'dt',
  'dd',
];
const TEXT = ['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'hr', 'br'];
const INLINE = ['a', 'span', 'strong', 'em', 'u', 's'];

const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|rgba|hsl|oklch)\([\d.,%\s/]+\)|[a-z]{3,20})$/i;

/** What the resume editor knows; everything else is dropped, its text kept. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...TEXT, ...INLINE],
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'svg',
    'math',
    'iframe',
  ],
  allowedAttributes: { '*': ['class', 'style', 'lang', 'data-facts'], a: ['href'], ol: ['start'] },
  allowedClasses: { '*': [/^[\w-]{1,40}$/] },
  allowedStyles: {
    '*': {
      'text-align': [/^(left|right|center|justify)$/],
      'font-family': [/^[\w\s,'"-]{1,120}$/],
      'font-size': [/^\d{1,3}(\.\d{1,2})?(px|pt|em|rem|%)$/],
      'font-weight': [/^(bold|normal|[1-9]00)$/],
      'font-style': [/^(italic|normal)$/],
      'text-decoration': [/^(underline|line-through|none)$/],
      color: [COLOUR],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    ins: 'u',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    small: 'span',
    time: 'span',
    mark: 'span',
    label: 'span',
    nav: 'div',
    figure: 'div',
    blockquote: 'div',
    // A table of a layout is read row by row, so that no cell runs into the next.
    table: 'div',
    tr: 'div',
    td: 'div',
    th: 'div',
    caption: 'p',
  },
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
function cleanBody(html: string): string {
  let text = html;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const clean = sanitizeHtml(text, OPTIONS).trim();
    if (clean === text) break;
    text = clean;
  }
  return text;
}

/**
 * A resume's HTML as a whole document that can neither run nor load anything: known elements, classes, a few styles,
 * links to the web, mail and telephones, a cleaned style sheet. A text without styles gets the plain ones. Cleaning
 * twice is cleaning once.
 */
export function cleanResumeHtml(html: string): string {
  const { language, title, css, bodyClass } = readHead(html);
  const body = cleanBody(html);
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
