/** A text of the sheet that rests on facts. */
export interface SourcedLine {
  text: string;
  facts: string[];
  element: HTMLElement;
}

/** Shows which texts can be asked for their source, which one has the focus, and which one is being shown. */
export const SOURCED_STYLE = `@media screen{
[data-facts]:not([data-facts=""]){cursor:pointer}
[data-facts]:not([data-facts=""]):hover{background:#e3f1ea}
[data-shown]{background:#e3f1ea;box-shadow:0 0 0 3px #e3f1ea}
data[role=button]:focus{outline:none}
data[role=button]:focus-visible{outline:3px solid #1c5cab;outline-offset:2px;border-radius:2px}
}`;

/** How far beside a text a finger may come down, in CSS pixels of the page around the frame. */
const REACH = 24;

const distance = (from: number, [start, end]: [number, number]): number =>
  Math.max(start - from, from - end, 0);

/** The line at a point of the frame or nearest to it; null where none is in reach. */
function lineAt(lines: readonly SourcedLine[], x: number, y: number, scale: number): number | null {
  const [nearest] = lines
    .map(({ element }, index) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { index, away: Math.hypot(distance(x, [left, right]), distance(y, [top, bottom])) * scale };
    })
    .toSorted((a, b) => a.away - b.away);
  return nearest === undefined || nearest.away > REACH ? null : nearest.index;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Puts what a text says into a button, which no rule of a template speaks of. */
function asButton(holder: Element, index: number): SourcedLine {
  const element = holder.ownerDocument.createElement('data');
  element.setAttribute('role', 'button');
  element.tabIndex = index === 0 ? 0 : -1;
  element.append(...holder.childNodes);
  holder.append(element);
  const facts = (holder.getAttribute('data-facts') ?? '').split(' ').filter(Boolean);
  return { text: element.textContent.trim(), facts, element };
}

/**
 * Makes every text of a frame's document that rests on facts one to ask: by a click or a touch, also near it, and by
 * keyboard, where all of them are one stop of the Tab key and the arrows lead from one to the next. `scaleNow` is how
 * much smaller the frame is shown than it is.
 */
export function makeLinesAskable(
  body: HTMLElement,
  { scaleNow, onAsk }: { scaleNow: () => number; onAsk: (index: number) => void },
): SourcedLine[] {
  const lines = [...body.querySelectorAll('[data-facts]:not([data-facts=""])')].map(asButton);
  const focus = (index: number) => {
    for (const { element } of lines) element.tabIndex = -1;
    const line = lines[index];
    if (line === undefined) return;
    line.element.tabIndex = 0;
    line.element.focus();
  };
  body.addEventListener('click', ({ clientX, clientY }) => {
    const at = lineAt(lines, clientX, clientY, scaleNow());
    if (at === null) return;
    focus(at);
    onAsk(at);
  });
  body.addEventListener('keydown', (event) => {
    const at = lines.findIndex(({ element }) => element === event.target);
    const step = STEPS[event.key];
    if (at === -1 || (step === undefined && event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (step === undefined) onAsk(at);
    else focus(step(at, lines.length - 1));
  });
  return lines;
}
