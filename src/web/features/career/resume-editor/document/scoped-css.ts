/** Places that would leave the page or load something; the server takes them out as well. */
const HARMFUL = /url\s*\(|image(-set)?\s*\(|@import|position\s*:\s*(fixed|sticky)/i;

const ROOT = /(^|[\s,>+~(])(?:html|body|:root)(?![\w-])/g;

function scoped(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (HARMFUL.test(rule.cssText)) return '';
      if (rule instanceof CSSStyleRule)
        return `${rule.selectorText.replaceAll(ROOT, '$1&')} { ${rule.style.cssText} }`;
      if (rule instanceof CSSMediaRule && !/print/.test(rule.conditionText))
        return `@media ${rule.conditionText} { ${scoped(rule.cssRules)} }`;
      return '';
    })
    .filter(Boolean)
    .join('\n');
}

function read(css: string): CSSStyleSheet | null {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  } catch {
    return null;
  }
}

/** A template's style sheet for one part of this page: what it says of the body is said of `selector`. */
export function scopedCss(css: string, selector: string): string {
  const sheet = read(css);
  return sheet === null ? '' : `${selector} {\n${scoped(sheet.cssRules)}\n}`;
}

const padsBody = (rule: CSSRule) =>
  rule instanceof CSSStyleRule && rule.selectorText === 'body' && rule.style.padding !== '';

/** The margins of the paper: those of the printed page unless the body brings its own; null where neither is set. */
export function pageMargin(css: string): string | null {
  const rules = [...(read(css)?.cssRules ?? [])];
  if (rules.some(padsBody)) return '0';
  for (const rule of rules)
    if (rule instanceof CSSPageRule && rule.style.margin !== '') return rule.style.margin;
  return null;
}
