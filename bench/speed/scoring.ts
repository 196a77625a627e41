import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Posting } from '#contract/career/posting.ts';
import { prepareTaxonomy, readCandidate, scorePosting } from '#engines/matching/index.ts';
import { boardRows, families } from '#engines/postings/index.ts';
import { readResume } from '#engines/resume/index.ts';
import { relevance } from '#engines/language/index.ts';
import { demoCampaign, demoProfile, demoResume } from '#server/demo/person.data.ts';
import { documentReader } from '#server/ports/documents/reader.ts';
import { typstTypesetter } from '#server/ports/documents/typst.ts';
import { median, time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';

const TIMES = 5;
const list = (text: string) => text.split(',').map((part) => part.trim());

/** Every open posting of a practice world, read from its boards as from any other. */
async function readPostings(origin: string): Promise<Posting[]> {
  const postings: Posting[] = [];
  // What the world answers at this address.
  const companies = (await (await fetch(`${origin}/companies.json`)).json()) as Record<string, string>[];
  for (const { dialect, company = '', name = '' } of companies) {
    const board = boardRows(origin).find(({ family, practice }) => practice && family === dialect);
    if (!board) continue;
    for (let cursor: string | null = null; ;) {
      const { url, method, headers, body } = families[board.family].list(board, company, cursor);
      const reply = await fetch(url, { method, headers, body });
      const page = families[board.family].parseList(
        board,
        { slug: company, name },
        await reply.json(),
        cursor,
      );
      postings.push(...page.postings);
      if (page.next === null) break;
      cursor = page.next;
    }
  }
  return postings;
}

async function demoPerson() {
  const folder = join(import.meta.dirname, '..', '..', 'assets', 'taxonomy');
  const json = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'));
  const taxonomy = prepareTaxonomy({
    occupations: await json('occupations.json'),
    skills: await json('skills.json'),
  });
  const read = await documentReader().read(await typstTypesetter().resume(demoResume, 'en'), 'cv.pdf');
  if (read.kind !== 'text') throw new Error('The CV was not read.');
  const master = readResume(read.lines, { id: 'bench', name: 'cv.pdf' });
  const wants = {
    targetTitles: list(demoCampaign.targetTitles),
    keywords: list(demoCampaign.keywords),
    location: demoProfile.location,
    today: '2026-11-16',
  };
  return { taxonomy, candidate: readCandidate(master, wants, taxonomy), words: read.lines };
}

/** Postings scored a second, beside Okapi BM25 of the CV's words over the same postings. */
export async function measureScoring(origin: string): Promise<Row[]> {
  const postings = await readPostings(origin);
  const { taxonomy, candidate, words } = await demoPerson();
  const query = words.map(({ text }) => text).join('\n');
  const texts = postings.map((posting) => `${posting.title}\n${posting.description}`);
  const [ours, baseline]: [number[], number[]] = [[], []];
  for (let index = 0; index <= TIMES; index += 1) {
    const full = await time(() => postings.forEach((posting) => scorePosting(posting, candidate, taxonomy)));
    const overlap = await time(() => relevance(query, texts));
    if (index === 0) continue;
    ours.push((postings.length / full) * 1000);
    baseline.push((postings.length / overlap) * 1000);
  }
  return [
    {
      name: `Postings scored (${postings.length} postings)`,
      unit: 'a second',
      ours: median(ours),
      baseline: median(baseline),
      against: 'BM25 of the CV over the same texts',
    },
  ];
}
