import { DOMParser as SchemaParser, DOMSerializer, type Node as DocumentNode } from '@tiptap/pm/model';
import { getSchema, type JSONContent } from '@tiptap/react';
import purify from 'dompurify';
import {
  FACTS,
  ORIGINAL,
  ORIGINAL_FACTS,
  RENAMED,
  WITHOUT_TEXT,
} from '#contract/career/resume-markup.data.ts';
import { PLAIN_RESUME_STYLE } from '#contract/career/resume-style.data.ts';
import { text } from './messages.ts';
import { resumeExtensions } from './schema.ts';

/** What stands around the text and is not edited here. */
export interface ResumeFrame {
  language: string;
  title: string;
  /** The template's style sheet; "" for none. */
  css: string;
  bodyClass: string;
}

export interface OpenedResume {
  frame: ResumeFrame;
  content: JSONContent;
}

const schema = getSchema(resumeExtensions);

/** HTML as elements that cannot run or load anything. */
function cleanElements(html: string): HTMLElement {
  const root = purify.sanitize(html, {
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    ADD_TAGS: ['style'],
    FORBID_TAGS: [
      'img',
      'svg',
      'math',
      'form',
      'input',
      'textarea',
      'select',
      'button',
      'video',
      'audio',
      'meta',
    ],
    FORBID_CONTENTS: WITHOUT_TEXT.filter((name) => name !== 'style' && name !== 'title'),
    ALLOW_DATA_ATTR: false,
    ADD_ATTR: [FACTS, ORIGINAL, ORIGINAL_FACTS],
    ALLOW_ARIA_ATTR: false,
  });
  // A whole document's root is an element.
  return root as HTMLElement;
}

/** Gives an element another name, its children and its class with it. */
function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.className = element.className;
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Gives elements the names they are kept under, so that no text is lost on the way in. */
function renameAll(root: HTMLElement): void {
  for (const [from, to] of Object.entries(RENAMED))
    for (const element of root.querySelectorAll(from)) rename(element, to);
}

/** Reads HTML, a whole document or a piece, as a resume the editor can hold; the rest is dropped, its text kept. */
export function openResume(html: string): OpenedResume {
  const root = cleanElements(html);
  const body = root.querySelector('body') ?? root;
  const styles = [...root.querySelectorAll('style')].map((style) => style.textContent);
  for (const style of root.querySelectorAll('style, title, head')) style.remove();
  renameAll(body);
  const language = root.getAttribute('lang') ?? '';
  const title = /<title>([^<]{1,200})<\/title>/i.exec(html)?.[1];
  return {
    frame: {
      language: /^[a-z]{2}(-[a-z]{2})?$/i.test(language) ? language : 'en',
      title: title ?? text('untitled'),
      // As the server does: a text that brings no styles gets the plain ones.
      css: styles.length === 0 ? PLAIN_RESUME_STYLE : styles.join('\n').trim(),
      bodyClass: body === root ? '' : [...body.classList].filter((name) => /^[\w-]+$/.test(name)).join(' '),
    },
    // The schema's own JSON.
    content: SchemaParser.fromSchema(schema).parse(body).toJSON() as JSONContent,
  };
}

/** An item or a cell of one plain line is written without the paragraph the schema needs. */
function unwrapItems(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li, td, th')) {
    const [line, ...rest] = item.children;
    const isPlain = line?.localName === 'p' && line.attributes.length === 0;
    if (isPlain && rest.every(({ localName }) => localName === 'ul' || localName === 'ol'))
      line.replaceWith(...line.childNodes);
  }
}

/** Blanks at the ends of a block, which nobody sees and the next reading would drop. */
function trimBlocks(body: HTMLElement): void {
  for (const block of body.querySelectorAll('p, h1, h2, h3, li, td, th')) {
    const { firstChild: first, lastChild: last } = block;
    if (first?.nodeType === Node.TEXT_NODE)
      first.textContent = (first.textContent ?? '').replace(/^[ \n\t]+/, '');
    if (last?.nodeType === Node.TEXT_NODE)
      last.textContent = (last.textContent ?? '').replace(/[ \n\t]+$/, '');
  }
}

/** Pieces of a line keep no memory of their own: the line has it. */
const PIECES = 'span,strong,em';

/** A text that was changed no longer rests on the facts it was written from; what it said then is kept beside it. */
function settleFacts(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`[${ORIGINAL}]`)) {
    const facts = element.getAttribute(FACTS) || element.getAttribute(ORIGINAL_FACTS) || '';
    const isAsWritten = element.textContent === element.getAttribute(ORIGINAL);
    element.setAttribute(FACTS, isAsWritten ? facts : '');
    if (isAsWritten || element.matches(PIECES)) {
      element.removeAttribute(ORIGINAL);
      element.removeAttribute(ORIGINAL_FACTS);
    } else element.setAttribute(ORIGINAL_FACTS, facts);
  }
}

const inTitle = (title: string) => title.replaceAll('<', '').replaceAll('>', '');

/** The whole document as HTML again. */
export function resumeHtml({
  frame,
  content,
}: OpenedResume | { frame: ResumeFrame; content: DocumentNode }): string {
  const node = 'toJSON' in content ? (content as DocumentNode) : schema.nodeFromJSON(content); // One of the two.
  const page = document.implementation.createHTMLDocument('');
  page.body.append(DOMSerializer.fromSchema(schema).serializeFragment(node.content, { document: page }));
  settleFacts(page.body);
  trimBlocks(page.body);
  unwrapItems(page.body);
  const style = frame.css === '' ? '' : `<style>\n${frame.css}\n</style>`;
  return [
    '<!doctype html>',
    `<html lang="${frame.language}">`,
    `<head><meta charset="utf-8"><title>${inTitle(frame.title)}</title>${style}</head>`,
    `<body${frame.bodyClass === '' ? '' : ` class="${frame.bodyClass}"`}>`,
    page.body.innerHTML,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** HTML that was pasted, without what could run or load. */
export const cleanPasted = (html: string): string => {
  const body = cleanElements(html).querySelector('body');
  if (body === null) return '';
  for (const style of body.querySelectorAll('style')) style.remove();
  renameAll(body);
  return body.innerHTML;
};
