/** Keys as they lie on the keyboards people here have (US, French, German), a number pad, and the alphabet. */
const boards: readonly (readonly string[])[] = [
  ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['789', '456', '123'],
  ['abcdefghijklmnopqrstuvwxyz'],
];
const SHIFTED = '!@#$%^&*()_+{}:"<>?';
const PLAIN = "1234567890-=[];',./";
const SHORTEST_RUN = 3;
const SHORTEST_ZIGZAG = 6;
/** What may be added to runs without making anything of them. */
const MOST_ADDED = 2;
/** One sign can unfold to eighteen. */
const LONGEST_READ = 256;

interface Place {
  row: number;
  column: number;
}
const places = boards.map(
  (rows) =>
    new Map<string, Place>(
      rows.flatMap((keys, row) => Array.from(keys, (key, column): [string, Place] => [key, { row, column }])),
    ),
);

/** The step between two keys of a board as text; null where they are no neighbours. */
function stepOn(board: ReadonlyMap<string, Place>, from: string, to: string): string | null {
  const [one, two] = [board.get(from), board.get(to)];
  if (one === undefined || two === undefined) return null;
  const [rows, columns] = [two.row - one.row, two.column - one.column];
  return Math.abs(rows) <= 1 && Math.abs(columns) <= 1 ? `${rows},${columns}` : null;
}

/** Counting up or down, by one or two, over nine to nought. */
function countOn(from: string, to: string): string | null {
  if (!/\d/.test(from) || !/\d/.test(to)) return null;
  const step = (Number(to) - Number(from) + 10) % 10;
  return [1, 2, 8, 9].includes(step) ? `count ${step}` : null;
}

const steps: readonly ((from: string, to: string) => string | null)[] = [
  (from, to) => (from === to && places.some((board) => board.has(from)) ? 'same' : null),
  countOn,
  ...places.map((board) => (from: string, to: string) => stepOn(board, from, to)),
];

/**
 * How many signs from a place on go the same way at each step, or with `period` 2 at every second step ("1q2w3e4r"). Words
 * of neighbouring keys that go this way and that ("referee") are no runs.
 */
function runFrom(keys: string, start: number, period: 1 | 2): number {
  const lengths = steps.map((step) => {
    const stepAt = (place: number) => step(keys[place] ?? '', keys[place + 1] ?? '');
    let end = start + 1;
    while (end < keys.length) {
      const here = stepAt(end - 1);
      if (here === null || (end - start > period && here !== stepAt(end - 1 - period))) break;
      end += 1;
    }
    return end - start;
  });
  return Math.max(...lengths);
}

/** The fewest signs that belong to no run. */
function strayIn(keys: string): number {
  const stray = Array.from({ length: keys.length + 1 }, () => keys.length);
  stray[0] = 0;
  const lower = (place: number, count: number) => {
    stray[place] = Math.min(stray[place] ?? count, count);
  };
  for (let start = 0; start < keys.length; start += 1) {
    const here = stray[start] ?? keys.length;
    lower(start + 1, here + 1);
    const [run, zigzag] = [runFrom(keys, start, 1), runFrom(keys, start, 2)];
    for (let length = SHORTEST_RUN; length <= run; length += 1) lower(start + length, here);
    for (let length = SHORTEST_ZIGZAG; length <= zigzag; length += 1) lower(start + length, here);
  }
  return stray[keys.length] ?? keys.length;
}

const onlyRuns = (keys: string, shortest: number) => {
  const stray = strayIn(keys);
  return stray <= MOST_ADDED && keys.length - stray >= shortest;
};

/**
 * Whether a password is only runs: digits that count up or down, one key again and again, keys that lie side by
 * side, or two keys in turn; also where signs part the runs, each key comes twice, or digits are added to a row of letters.
 */
export function isKeyRun(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase().slice(0, LONGEST_READ);
  const keys = folded.replaceAll(/[!@#$%^&*()_+{}:"<>?]/g, (sign) => PLAIN[SHIFTED.indexOf(sign)] ?? sign);
  const bare = folded.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const once = bare.replaceAll(/(.)\1/gsu, '$1');
  if (onlyRuns(keys, 6) || onlyRuns(bare, 6)) return true;
  if (once.length * 2 === bare.length && onlyRuns(once, 4)) return true;
  if (bare.length >= 6 && /^([\p{L}\p{N}]{2}|\p{N}{3,4})\1+$/u.test(bare)) return true;
  const letters = folded.replaceAll(/[^\p{L}]/gu, '');
  return letters.length >= 4 && strayIn(letters) === 0;
}
