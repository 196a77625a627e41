import { describe, expect, test } from 'vitest';
import { findInHtml, findInManifest } from '#scripts/messages/find-in-pages.ts';
import { findSentences, findTexts } from '#scripts/messages/find-texts.ts';

// The check of texts outside catalogues: what it finds, and what it leaves alone.

const onScreen = (line: string) => findTexts('screen.tsx', line).map(({ text }) => text);
const onServer = (line: string) => findSentences('verb.tsx', line).map(({ text }) => text);

/** A line of a screen, and the texts that a person would read in it. */
const SPOKEN: [line: string, texts: string[]][] = [
  ["const a = <p>{n + ' applications'}</p>;", ['applications']],
  ['const a = <p>{`${n} jobs`}</p>;', ['{} jobs']],
  ['const a = <p>{`${n}: jobs`}</p>;', ['{}: jobs']],
  ["const a = <p>{open ? 'open' : 'closed'}</p>;", ['open', 'closed']],
  ["const a = <p>{open && 'open'}{name ?? 'nobody'}</p>;", ['open', 'nobody']],
  ["const a = <p>{`${open ? 'open' : 'closed'}, ${n}`}</p>;", ['open', 'closed']],
  ["const a = <b aria-label={open ? 'close' : 'open'} />;", ['close', 'open']],
  ["const a = <b title={'x' + 'delete'} />;", ['delete']],
  ["const a = <b placeholder={('search' as string)} />;", ['search']],
  ["const a = [n, 'of', who].join(' ');", ['of']],
  ["const a = [n, who && 'of'].filter(Boolean).join(', ');", ['of']],
  ["const a = ['Hello there friend', who].join(' and then ');", ['Hello there friend', 'and then']],
  ["const a = said.replace('x', 'Please come back later.');", ['Please come back later.']],
  ["const a = <p>{said.replace('x', 'nothing')}</p>;", ['nothing']],
  ["const a = 'You have no jobs'.trim();", ['You have no jobs']],
  ["const a = { __html: '<b>You have no jobs yet.</b>' };", ['You have no jobs yet.']],
  ["const a = <p>{'found, matched, prepared'}</p>;", ['found, matched, prepared']],
  ["const a = <Steps of='found, matched, prepared' />;", ['found, matched, prepared']],
  ['const a = <p>All</p>;', ['All']],
  ["const a = <p>{'All'}</p>;", ['All']],
  ["throw new LetterError('The letter could not be saved…');", ['The letter could not be saved…']],
  ["const a = { label: 'delete' };", ['delete']],
  ["const a = () => <p>{list.map((one) => one + ' jobs')}</p>;", ['jobs']],
  [
    "const a = <p>{list.map((one) => { if (one) return 'open'; return one + ' jobs'; })}</p>;",
    ['open', 'jobs'],
  ],
  ["const a = quoted('gone');", ['gone']],
];

/** The same on the server, where most text is for machines. */
const TOLD: [line: string, texts: string[]][] = [
  ["const a = quoted('Not sent yet');", ['Not sent yet']],
  ['const a = quoted(`You have ${n} open jobs`);', ['You have {} open jobs']],
  ["const a = quoted(text === '' ? 'gone' : text);", ['gone']],
  [
    "throw new Problem('not_found', 'the letter is not there any more');",
    ['the letter is not there any more'],
  ],
  ["throw new FetchRefused('it was not there');", ['it was not there']],
  ["const a = refusal('too long a name');", ['too long a name']],
  ["const a = { subject: 'New login to your account' };", ['New login to your account']],
  ["const a = known ? 'It is there.' : 'It is not there.';", ['It is there.', 'It is not there.']],
];

/** What nobody reads, on screens and on the server. */
const HONEST = [
  "const a = <b className={open ? 'card open' : 'card'} id='first-part' data-testid='all jobs' />;",
  "const a = classNames('card', open && 'card open');",
  "const a = <button type='button' style={{ transition: 'opacity 0.2s ease' }}>{text('save')}</button>;",
  "const a = <p>{text('jobs', { count: 3, kind: 'open' })}</p>;",
  "const a = <p>{kind === 'all jobs' ? text('all') : n}</p>;",
  "const a = <a href='/dashboard/jobs'>{LinkedIn}</a>;",
  'const a = <p>LinkedIn</p>;',
  "const a = ['', 'api', id].join('/');",
  "const a = path.split(' and ')[0];",
  "const a = said.replace('some words', '');",
  "const a = 'applications.sentAt';",
  "const a = '@media (min-width: 40rem)';",
  "const a = matchMedia('(prefers-color-scheme: dark)');",
  "const a = document.querySelector('main h1 a');",
  "throw new Error('There is no such screen.');",
  "console.info('It has begun.');",
  "world.log.say('Nothing is left to do.');",
  'const a = sql`select id from accounts where Name is null.`;',
  'const a = \'<input type="hidden">\';',
  "type Kind = 'one kind' | 'Another kind.';",
  "import { a } from './some words.ts';",
  "switch (a) { case 'Some more words.': break; }",
  "const a = quoted('');",
];

describe('texts that people read', () => {
  test.each(SPOKEN)('on a screen: %s', (line, texts) => {
    expect(onScreen(line)).toEqual(texts);
  });
  test.each(TOLD)('by the server: %s', (line, texts) => {
    expect(onServer(line)).toEqual(texts);
  });
});

test.each(HONEST)('is read by nobody: %s', (line) => {
  expect([...onScreen(line), ...onServer(line)]).toEqual([]);
});

test('a code beside a message of the catalogue is read by nobody', () => {
  expect(onServer("throw new Problem('not_found', text.message('notFound'));")).toEqual([]);
});

test('the line of a text is the one it begins on', () => {
  expect(findTexts('screen.tsx', "const a = 1;\n\nconst b = 'Two words';")).toEqual([
    { line: 3, text: 'Two words' },
  ]);
});

test('a page speaks in its title, its body, its descriptions and without scripts', () => {
  const html = `<!doctype html><html lang="en"><head><title>Our jobs</title><meta charset="utf-8" />
    <meta name="description" content="All of them" /><meta name="viewport" content="width=device-width" />
    <style>p { color: red }</style><script>say('Not read');</script></head>
    <body><!-- Not read either --><img alt="A door" src="door.png" /><noscript>It needs scripts.</noscript></body></html>`;
  expect(findInHtml(html)).toEqual([
    { line: 1, text: 'Our jobs' },
    { line: 2, text: 'All of them' },
    { line: 4, text: 'A door' },
    { line: 4, text: 'It needs scripts.' },
  ]);
});

test('a manifest speaks in its names and its description', () => {
  const manifest = { id: '/jobs', name: 'Our jobs', short_name: 'Jobs', description: 'All of them' };
  const shortcuts = [{ name: 'Open a job', url: '/open job' }];
  const found = findInManifest(JSON.stringify({ ...manifest, shortcuts, display: 'standalone' }, null, 2));
  expect(found.map(({ text }) => text)).toEqual(['Our jobs', 'Jobs', 'All of them', 'Open a job']);
  expect(found[0]?.line).toBe(3);
});
