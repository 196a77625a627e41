/**
 * Runs in the page: the texts that people see or hear outside the brackets of the pseudo-language and within them, those that are cut
 * off by the box they stand in, and those that stick out of a control. A message may run through several elements, so brackets are counted
 * over the page in its order.
 */
export const LOOK = String.raw`(() => {
  const outside = [];
  const inside = new Set();
  const clipped = new Set();
  let depth = 0;
  // What stands in no bracket, and what stands in each.
  const apart = (text) => {
    let kept = '';
    let within = '';
    for (const letter of text) {
      if (letter === '⟦' || letter === '⟧') {
        depth += letter === '⟦' ? 1 : -1;
        within += '\n';
      } else if (depth === 0) kept += letter;
      else within += letter;
    }
    return { kept: kept.trim(), within };
  };
  const note = (within) => {
    for (const text of within.split('\n')) if (/[a-z]{3}/i.test(text)) inside.add(text.trim());
  };
  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
  // Whether a text stands, wholly or in part, where an ancestor shows nothing; what can be scrolled there is not cut off.
  const isClipped = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box = node.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      // Said to those who listen, and to nobody who looks.
      if (box.clientWidth <= 4 && cuts(overflowX)) return false;
      const shown = box.getBoundingClientRect();
      const scrollsX = !cuts(overflowX) && overflowX !== 'visible';
      const scrollsY = !cuts(overflowY) && overflowY !== 'visible';
      if (cuts(overflowX) && (right > shown.right + 1.5 || left < shown.left - 1.5)) return true;
      if (cuts(overflowY) && (bottom > shown.bottom + 3 || top < shown.top - 3)) return true;
      if (scrollsX || scrollsY || position === 'fixed') return false;
    }
    return false;
  };
  const sticksOut = (element) => {
    const { overflowX, borderTopWidth, backgroundColor, display } = getComputedStyle(element);
    if (display === 'inline' || overflowX !== 'visible') return false;
    if (borderTopWidth === '0px' && /, 0\)$|transparent/.test(backgroundColor)) return false;
    return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
  };
  const pencil = document.createElement('canvas').getContext('2d');
  const placeholderIsCut = (field) => {
    if (!(field instanceof HTMLInputElement) || field.placeholder === '' || field.value !== '') return false;
    const { font, paddingLeft, paddingRight, textOverflow } = getComputedStyle(field);
    // An example in a field with a name of its own may end in an ellipsis.
    const named = field.labels.length > 0 || field.ariaLabel !== null;
    if (named && field.ariaLabel !== field.placeholder && textOverflow === 'ellipsis') return false;
    pencil.font = font;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return pencil.measureText(field.placeholder).width > room + 1;
  };
  const isData = (element) => element.closest('script, style, noscript, template, [translate=no]') !== null;
  const names = [...document.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent.trim());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      const parent = node.parentElement;
      const isShown = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isData(parent) || !isShown) {
        apart(node.data);
        continue;
      }
      const { kept, within } = apart(node.data);
      if (/\p{L}{2}/u.test(kept)) outside.push(kept);
      note(within);
      if (/[⟦⟧]/.test(node.data) && isClipped(node)) clipped.add(node.data.trim());
    } else if (node.checkVisibility({ visibilityProperty: true })) {
      if (!isData(node))
        for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
          const standing = depth;
          depth = 0;
          const { kept, within } = apart(node.getAttribute(name) ?? '');
          depth = standing;
          if (/\p{L}{2}/u.test(kept)) outside.push(kept);
          note(within);
        }
      if (node.matches('button, a, [role=tab], select') && sticksOut(node)) clipped.add(node.textContent.trim());
      if (placeholderIsCut(node) && !isData(node)) clipped.add(node.placeholder);
    }
  }
  return { names, outside, inside: [...inside], clipped: [...clipped] };
})()`;
