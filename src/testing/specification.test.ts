import { describe, expect, it } from 'vitest';
import { exists, files, isTold, namedIn, quotedIn, read } from '#testing/ledger/ledger.ts';

const rows = read('docs/specification.md')
  .split('\n')
  .flatMap((line, index) =>
    line.startsWith('| ') && !/^\| (---|statement)/.test(line)
      ? [{ line: index + 1, cells: line.slice(2, -2).split(' | ') }]
      : [],
  );

describe('the ledger of the specification', () => {
  it('says of every statement where it lives, what shows it and what differs', () => {
    expect(
      rows.filter(({ cells }) => cells.length !== 4 || cells.some((cell) => cell.trim() === '')),
    ).toEqual([]);
  });

  it('names only files that there are', () => {
    const missing = rows.flatMap(({ line, cells: [, where = '', shown = ''] }) =>
      namedIn(`${where} ${shown}`)
        .filter((path) => !exists(path))
        .map((path) => `line ${line}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('quotes only tests that there are', () => {
    const unknown = rows.flatMap(({ line, cells: [, , shown = ''] }) =>
      quotedIn(shown)
        .filter((name) => !isTold(name))
        .map((name) => `line ${line}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('quotes what people read to the letter', async () => {
    const texts = rows.flatMap(({ cells: [statement = ''] }) =>
      [...statement.matchAll(/(?<!\p{L})'([^']+)'(?!\p{L})/gu)].map(([, text = '']) => text),
    );
    const said = await everyMessage();
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => !NO_MESSAGES.has(text) && !said.includes(text))).toEqual([]);
  });
});

/** Quoted in the ledger, and said in parts: a figure that is shown only where it is true, and two with values between their words. */
const NO_MESSAGES = new Set([
  '50%+ match',
  'progress/limit applied today',
  '{product} is building your resume...',
]);

/** Every message of every catalogue, without its tags. */
async function everyMessage(): Promise<string> {
  const catalogues = await Promise.all(
    files
      .filter((path) => /^src\/.*messages\.ts$/.test(path))
      .map(
        (path) =>
          import(/* @vite-ignore */ `../../${path}`) as Promise<Record<string, { messages?: object }>>,
      ),
  );
  return catalogues
    .flatMap((module) => Object.values(module))
    .flatMap(({ messages = {} }) => Object.values(messages))
    .join('\n')
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll('’', "'");
}

it('finds one meaning for every term of the glossary', () => {
  const terms = [...read('docs/glossary.md').matchAll(/^\| ([^|]+) \|/gm)].map(([, term = '']) =>
    term.trim(),
  );
  expect(terms.length).toBeGreaterThan(100);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});
