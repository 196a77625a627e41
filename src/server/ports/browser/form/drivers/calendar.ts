import type { ElementHandle, JSHandle } from 'playwright-core';
import type { PageDocument, PageElement } from '#server/ports/browser/page/page-types.ts';
import { sightScript } from '#server/ports/browser/page/sight.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import { plain } from '#server/ports/browser/form/text.ts';
import { monthNamed, partsOfDay } from './days.ts';

// `calendarShown` runs inside the page, with the functions of sight.ts.
declare const document: PageDocument;
declare const everyElement: typeof import('#server/ports/browser/page/sight.ts').everyElement;
declare const isShown: typeof import('#server/ports/browser/page/sight.ts').isShown;
declare const isWithin: typeof import('#server/ports/browser/page/sight.ts').isWithin;
declare const parentOf: typeof import('#server/ports/browser/page/sight.ts').parentOf;
declare const tidy: typeof import('#server/ports/browser/page/sight.ts').tidy;

const MOST_MONTHS = 36;
const STEP_MS = 60;
const PATIENCE_MS = 900;

interface Shown {
  /** What stands above the days: the month and the year. */
  head: string;
  days: number[];
  elements: PageElement[];
  /** What leads to the month before and after; they come behind the days in `elements`. */
  before: number;
  after: number;
}

const numberOf = (element: PageElement): number => Number(tidy(element.textContent ?? ''));

/** Everything that names a way on: its label, its title, its class and its sign. */
const allNames = (element: PageElement): string =>
  `${element.getAttribute('aria-label') ?? ''} ${element.title ?? ''} ${String(element.className)} ${tidy(element.textContent ?? '')}`;

/** The month that a calendar shows: a box in which every day from 1 to 28 can be pressed; null where none is open. */
function calendarShown(): Shown | null {
  const numbered = everyElement(document).filter(
    (element) =>
      [...element.children].length === 0 &&
      /^\d{1,2}$/.test(tidy(element.textContent ?? '')) &&
      !element.matches(
        'option, [disabled], [aria-disabled="true"], [class*="other" i], [class*="outside" i]',
      ) &&
      isShown(element),
  );
  const first = numbered.find((element) => numberOf(element) === 1);
  let box = first ? parentOf(first) : null;
  const inside = (outer: PageElement) => numbered.filter((element) => isWithin(element, outer));
  while (box && !box.matches('body') && inside(box).length < 28) box = parentOf(box);
  if (!box || box.matches('body')) return null;
  const days = inside(box);
  // The words and the ways on stand in the box around the days.
  const ways = (outer: PageElement) =>
    everyElement(outer).filter(
      (element) =>
        element.matches('button, a, [role="button"], [class*="next" i], [class*="prev" i]') &&
        !days.includes(element) &&
        !days.some((day) => isWithin(day, element)) &&
        isShown(element),
    );
  while (ways(box).length < 2 && parentOf(box)?.matches('body, form') === false) box = parentOf(box) ?? box;
  const found = ways(box);
  const after = found.findIndex((way) => /next|suiv|n[äa]chst|weiter|[›»→>]\s*$/i.test(allNames(way)));
  const before = found.findIndex((way) => /prev|pr[ée]c|vorig|zur[üu]ck|[‹«←<]\s*$/i.test(allNames(way)));
  // A list says the month or the year by its chosen entry.
  const words = [box, ...everyElement(box)]
    .filter(
      (element) =>
        (element.matches('select') || [...element.children].length === 0) &&
        !days.includes(element) &&
        isShown(element),
    )
    .map((element) => {
      const chosen = [...(element.options ?? [])].find(({ selected }) => selected);
      return tidy(chosen?.text ?? element.textContent ?? '');
    });
  return {
    head: words.join(' '),
    days: days.map(numberOf),
    elements: [...days, ...found],
    before: before < 0 ? -1 : days.length + before,
    after: after < 0 ? -1 : days.length + after,
  };
}

const script = `(() => { ${sightScript}\nconst numberOf = ${String(numberOf)}; const allNames = ${String(allNames)};\n${String(calendarShown)}\nreturn calendarShown(); })()`;

async function read({ frame }: LiveField): Promise<{ handle: JSHandle<Shown>; shown: Shown } | null> {
  const handle = await frame.evaluateHandle<Shown | null>(script);
  const shown = await handle.evaluate((found) => found && { ...found, elements: [] });
  return shown === null ? null : { handle: handle as JSHandle<Shown>, shown };
}

async function press(handle: JSHandle<Shown>, at: number): Promise<void> {
  const element = await handle.evaluateHandle(({ elements }, index: number) => elements[index], at);
  await (element.asElement() as ElementHandle | null)?.click({ timeout: 3000 });
}

/** Opens the calendar of a box that cannot be typed into and presses a day, `YYYY-MM-DD`; false where there is no such calendar. */
export async function chooseDay(field: LiveField, day: string): Promise<boolean> {
  const wanted = partsOfDay(day);
  if (wanted === null || wanted.day === '') return false;
  const page = field.frame.page();
  await (await field.element(field.proxy)).click({ timeout: 3000 });
  let open = await read(field);
  for (let waited = 0; open === null && waited < PATIENCE_MS; waited += STEP_MS) {
    await page.waitForTimeout(STEP_MS);
    open = await read(field);
  }
  for (let turn = 0; open !== null && turn < MOST_MONTHS; turn += 1) {
    const { handle, shown } = open;
    const year = /\b(19|20)\d{2}\b/.exec(shown.head)?.[0];
    const month = monthNamed(plain(shown.head));
    if (year === undefined || month === null) return false;
    const away = (Number(wanted.year) - Number(year)) * 12 + Number(wanted.month) - month;
    if (away === 0) {
      const at = shown.days.indexOf(Number(wanted.day), shown.days.indexOf(1));
      if (at < 0) return false;
      await press(handle, at);
      return true;
    }
    const way = away > 0 ? shown.after : shown.before;
    if (way < 0) return false;
    await press(handle, way);
    await page.waitForTimeout(STEP_MS);
    open = await read(field);
  }
  return false;
}
