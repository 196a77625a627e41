import { decodeEntities } from './entities.ts';

const ATTRIBUTE_CHARACTERS = 4000;
const HIDING =
  /(?:^|[;\s])(?:display:none|visibility:(?:hidden|collapse)|font-size:0(?:\.0+)?(?:px|em|rem|pt|%|;|!|$)|opacity:0(?:\.0+)?(?:%|;|!|$)|(?:text-indent|left|top|right|margin-left|margin-top):-\d{3}|(?:max-)?(?:width|height):0(?:px)?(?:;|!|$)|clip:rect\(0|clip-path:inset\((?:50|100)%|transform:scale\(0\)|color:(?:transparent|rgba\(\d+,\d+,\d+,0\)))/;
const NEVER_SHOWN = new Set([
  'head',
  'template',
  'noscript',
  'object',
  'svg',
  'select',
  'datalist',
  'audio',
  'video',
  'canvas',
]);

/** Whether an element is one that a reader of the page does not see: by its kind, its attributes or its inline style. */
export function isHidden(name: string, attributes: string): boolean {
  if (NEVER_SHOWN.has(name)) return true;
  if (attributes === '') return false;
  const text = attributes.slice(0, ATTRIBUTE_CHARACTERS);
  if (/(?:^|\s)hidden(?:[\s=/]|$)/i.test(text) || /aria-hidden\s?=\s?["']?true/i.test(text)) return true;
  const style = /style\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(text);
  if (style === null) return false;
  const rules = decodeEntities(style[1] ?? style[2] ?? style[3] ?? '')
    .toLowerCase()
    .replace(/\s+/g, '');
  return HIDING.test(rules);
}
