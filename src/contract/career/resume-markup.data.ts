/** What a resume's HTML may hold: the server keeps exactly this, the editor can hold exactly this. */

/** Elements that hold blocks or one run of text, and stay what they are. */
export const CONTAINERS = [
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
] as const;

/** Headings, lines and lists. */
export const LINES = ['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'hr', 'br'] as const;

/** A table and its parts; a cell may stretch over columns and rows. */
export const TABLE_PARTS = ['table', 'tbody', 'tr', 'td', 'th'] as const;
export const CELL_ATTRIBUTES = ['colspan', 'rowspan'] as const;
/** Columns or rows one cell may stretch over. */
export const WIDEST_CELL = 40;

/** Elements within a line. */
export const INLINE = ['a', 'span', 'strong', 'em', 'u', 's'] as const;

/** Elements that are kept under another name, their text and their class with them. */
export const RENAMED: Readonly<Record<string, string>> = {
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
  caption: 'p',
};

/** Elements whose text is no text of the resume. */
export const WITHOUT_TEXT = [
  'script',
  'style',
  'textarea',
  'select',
  'option',
  'noscript',
  'title',
  'template',
  'svg',
  'math',
  'iframe',
] as const;

/** Names the facts an element's text rests on; "" when it is the person's own. */
export const FACTS = 'data-facts';
/** What an element said when it was written from facts; in a stored text only where the person changed it since. */
export const ORIGINAL = 'data-original';
/** The facts that wording rested on. */
export const ORIGINAL_FACTS = 'data-original-facts';

/** A class name a template may use. */
export const CLASS_NAME = /^[\w-]{1,40}$/;

const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|rgba|hsl|oklch)\([\d.,%\s/]+\)|[a-z]{3,20})$/i;

/** Styles an element may have of its own, and the values of each. */
export const STYLES = {
  'text-align': /^(left|right|center|justify)$/,
  'font-family': /^[\w\s,'"-]{1,120}$/,
  'font-size': /^\d{1,3}(\.\d{1,2})?(px|pt|em|rem|%)$/,
  'font-weight': /^(bold|normal|[1-9]00)$/,
  'font-style': /^(italic|normal)$/,
  'text-decoration': /^(underline|line-through|none)$/,
  color: COLOUR,
} as const;

/** Addresses a link may lead to. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;
