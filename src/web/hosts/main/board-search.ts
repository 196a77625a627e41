import { hasWords } from '#web/text/search-words.ts';

const all = (place: ParentNode, what: string) => [...place.querySelectorAll<HTMLElement>(what)];
const isShown = ({ hidden }: HTMLElement) => !hidden;

/** Shows the boards that have the words of a search, in their groups, which open by themselves meanwhile. */
function search(groups: readonly HTMLDetailsElement[], query: string): number {
  const isLooking = query.trim() !== '';
  let found = 0;
  for (const group of groups) {
    const boards = all(group, '[data-board]');
    for (const board of boards) board.hidden = !hasWords(query, [board.dataset['board'] ?? '']);
    for (const set of all(group, '[data-board-set]'))
      set.hidden = !all(set, '[data-board]').some((board) => isShown(board));
    const shown = boards.filter((board) => isShown(board)).length;
    const count = group.querySelector('[data-board-count]');
    if (count) count.textContent = String(shown);
    group.hidden = shown === 0;
    group.open = isLooking;
    found += shown;
  }
  return found;
}

/** The search box on the page of job boards; without it the page lists all of them. */
export function enableBoardSearch(): void {
  const box = document.querySelector<HTMLInputElement>('[data-board-search] input');
  const [some, none] = ['[data-board-found]', '[data-board-none]'].map((place) => all(document, place)[0]);
  if (!box || !some || !none) return;
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('details[data-boards]')];
  const look = () => {
    const found = search(groups, box.value);
    some.hidden = box.value.trim() === '' || found === 0;
    none.hidden = found > 0;
    const count = some.querySelector('b');
    if (count) count.textContent = String(found);
  };
  box.addEventListener('input', look);
  // A browser brings back what was typed before.
  if (box.value !== '') look();
}
