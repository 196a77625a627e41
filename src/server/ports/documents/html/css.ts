import { parse } from 'postcss';
import type { ChildNode } from 'postcss';

const LONGEST_CSS = 60_000;
const AT_RULES = new Set(['media', 'page']);
/** Anything that loads, runs or hides what it says behind an escape. */
const HARMFUL_VALUE = /url\s*\(|src\s*\(|image(-set)?\s*\(|expression|javascript:|import|[\\<@]/i;
const HARMFUL_PROPERTY = /^(behavior|-moz-binding)$/i;
/** A mark before an item, such as a bullet; a longer text would say something nobody wrote. */
const MARK = /^(none|normal|(["'])([^"'\\<]{0,2}|\\[0-9a-f]{1,6})\2)$/i;
/** What would leave the page's own box. */
const LEAVES_PAGE = /^\s*(fixed|sticky)\b/i;

function isAllowed(node: ChildNode): boolean {
  switch (node.type) {
    case 'decl': {
      if (HARMFUL_PROPERTY.test(node.prop)) return false;
      if (node.prop.toLowerCase() === 'content') return MARK.test(node.value);
      if (node.prop.toLowerCase() === 'position' && LEAVES_PAGE.test(node.value)) return false;
      return !HARMFUL_VALUE.test(node.value);
    }
    case 'rule':
      return !/[\\<@]/.test(node.selector);
    case 'atrule':
      return AT_RULES.has(node.name.toLowerCase()) && !/[\\<@]|url/i.test(node.params);
    case 'comment':
      return false;
    default:
      return false;
  }
}

function cleanedOnce(css: string): string {
  try {
    const root = parse(css);
    root.walk((node) => {
      if (!isAllowed(node)) node.remove();
    });
    return root.toString().replaceAll('<', '').trim();
  } catch {
    return '';
  }
}

/**
 * A style sheet with only what sets text on a page: no address, no import, no font, no escape. "" when it cannot be read,
 * or reads differently each time: what was taken out of a broken one can make a new rule of the rest.
 */
export function cleanCss(css: string): string {
  if (css.length > LONGEST_CSS) return '';
  const first = cleanedOnce(css);
  const second = cleanedOnce(first);
  return cleanedOnce(second) === second ? second : '';
}
