import { StarterKit } from '@tiptap/starter-kit';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, FontFamily, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { Extension, Node } from '@tiptap/react';
import {
  CLASS_NAME,
  CONTAINERS,
  FACTS,
  LINES,
  LINK_SCHEMES,
  ORIGINAL,
  ORIGINAL_FACTS,
} from '#contract/career/resume-markup.data.ts';
import { tableNodes } from './tables.ts';

const BLOCKS = [...CONTAINERS, ...LINES.filter((name) => name !== 'br'), 'table'].join();
/** Word's own class names mean nothing here. */
const FROM_WORD = /^mso/i;

/** The class names of an element that a template may use; null for none. */
function classOf(element: HTMLElement): string | null {
  const names = [...element.classList].filter((name) => CLASS_NAME.test(name) && !FROM_WORD.test(name));
  return names.length > 0 ? names.join(' ') : null;
}
const holdsBlocks = (element: HTMLElement) => element.querySelector(BLOCKS) !== null;
/** A span that stands among blocks, such as a date beside a heading, is a line of its own. */
const standsAmongBlocks = ({ parentElement }: HTMLElement) =>
  parentElement !== null &&
  [...parentElement.children].some((child) => child.matches(BLOCKS)) &&
  parentElement.matches(CONTAINERS.join());

/** A part of the page that holds blocks: a section, a header, a row. It keeps its element and its class. */
const Box = Node.create({
  name: 'box',
  group: 'block',
  content: 'block+',
  addAttributes: () => ({ tag: { default: 'div', rendered: false } }),
  parseHTML: () =>
    CONTAINERS.map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => (holdsBlocks(element) ? { tag } : false),
    })),
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs['tag']), HTMLAttributes, 0],
});

/** A paragraph, or another element that holds one run of text and stays what it is. */
const Line = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({ tag: { default: 'p', rendered: false } }),
  parseHTML: () => [
    { tag: 'p' },
    {
      tag: 'span',
      priority: 60,
      getAttrs: (element: HTMLElement) => (standsAmongBlocks(element) ? { tag: 'span' } : false),
    },
    ...CONTAINERS.map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => (holdsBlocks(element) ? false : { tag }),
    })),
  ],
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs['tag']), HTMLAttributes, 0],
  addCommands() {
    return {
      setParagraph:
        () =>
        ({ commands }) =>
          commands.setNode(this.name, { tag: 'p' }),
    };
  },
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setParagraph() };
  },
});

/** A run of text with a class or a style of its own. */
const Wording = TextStyle.extend({
  parseHTML: () => [
    {
      tag: 'span',
      consuming: false,
      getAttrs: (element: HTMLElement) =>
        element.hasAttribute('style') || element.hasAttribute(FACTS) || classOf(element) !== null
          ? {}
          : false,
    },
  ],
});

/** What a template writes on an element beside its text: its class, the facts it rests on, and what it said at first. */
const TemplateAttributes = Extension.create({
  name: 'templateAttributes',
  addGlobalAttributes: () => [
    {
      types: [
        'box',
        'paragraph',
        'heading',
        'bulletList',
        'orderedList',
        'listItem',
        'horizontalRule',
        'table',
        'tableRow',
        'tableCell',
        'textStyle',
        'bold',
        'italic',
      ],
      attributes: {
        class: {
          default: null,
          parseHTML: classOf,
          renderHTML: ({ class: names }) => (names === null ? {} : { class: String(names) }),
        },
        // A new line beside one that rests on facts is the person's own.
        facts: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element) => element.getAttribute(FACTS),
          renderHTML: ({ facts }) => (facts === null ? {} : { [FACTS]: String(facts) }),
        },
        original: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element) =>
            element.getAttribute(ORIGINAL) ?? (element.getAttribute(FACTS) ? element.textContent : null),
          renderHTML: ({ original }) => (original === null ? {} : { [ORIGINAL]: String(original) }),
        },
        originalFacts: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element) => element.getAttribute(ORIGINAL_FACTS),
          renderHTML: ({ originalFacts }) =>
            originalFacts === null ? {} : { [ORIGINAL_FACTS]: String(originalFacts) },
        },
      },
    },
  ],
});

/** Addresses a link of a resume may lead to. */
export const isLinkAddress = (address: string): boolean =>
  /^(https?:\/\/[^\s/]+|mailto:[^\s]+@[^\s]+|tel:\+?[\d().\s-]{3,})/i.test(address);

/** Everything a resume in the editor can hold. What is not named here does not come in, its text does. */
export const resumeExtensions = [
  StarterKit.configure({
    paragraph: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: [...LINK_SCHEMES],
      isAllowedUri: (address) => isLinkAddress(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    trailingNode: false,
  }),
  Line,
  Box,
  ...tableNodes,
  Wording,
  FontFamily,
  FontSize,
  Color,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TemplateAttributes,
];
