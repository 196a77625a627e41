import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { findChromium, sharedFolder } from '#server/ports/browser/chromium.ts';
import { academic } from './layouts/academic.ts';
import { europass } from './layouts/europass.ts';
import { federal } from './layouts/federal.ts';
import { functional } from './layouts/functional.ts';
import { googleDocs } from './layouts/google-docs.ts';
import { infographic } from './layouts/infographic.ts';
import { moderncv } from './layouts/moderncv.ts';
import { markdown, typedText } from './layouts/plain.ts';
import { quebec } from './layouts/quebec.ts';
import { richText } from './layouts/rich-text.ts';
import { rightRail } from './layouts/right-rail.ts';
import { timeline } from './layouts/timeline.ts';
import { wordTextBoxes } from './layouts/word-text-boxes.ts';
import { person, truthOf } from './layouts/person.ts';
import type { Layout } from './layouts/person.ts';
import { classics, heldClassics } from './second-round/classics.ts';
import { pairsOf } from './second-round/defects.ts';
import { heldLists, lists } from './second-round/lists.ts';
import { heldNational, national } from './second-round/national.ts';
import { heldSidebars, sidebars } from './second-round/sidebars.ts';
import { heldTyped, typed } from './second-round/typed.ts';
import { heldPlainWord, plainWord } from './second-round/word-plain.ts';
import { heldWord, word } from './second-round/word.ts';
import { heldOrders, orders } from './third-round/orders.ts';
import { heldTables, tables } from './third-round/tables.ts';
import { columns, heldColumns } from './third-round/three-columns.ts';
import { heldRows, rows } from './third-round/word.ts';
import { heldPages, pages } from './fourth-round/pages.ts';
import { heldTyped as heldTypedAnew, typed as typedAnew } from './fourth-round/typed.ts';
import { heldWord as heldWordAnew, word as wordAnew } from './fourth-round/word.ts';

/** Layouts by the round they came in; the second half of each was held back while the reader was mended on the first alone. */
const rounds: Record<string, { learned: Layout[]; heldBack: Layout[] }> = {
  first: {
    learned: [moderncv, infographic, rightRail, quebec, googleDocs, typedText, markdown],
    heldBack: [europass, academic, federal, timeline, functional, wordTextBoxes, richText],
  },
  second: {
    learned: [...classics, ...sidebars, ...national, ...lists, ...word, ...plainWord, ...typed],
    heldBack: [
      ...heldClassics,
      ...heldSidebars,
      ...heldNational,
      ...heldLists,
      ...heldWord,
      ...heldPlainWord,
      ...heldTyped,
    ],
  },
  third: {
    learned: [...columns, ...tables, ...orders, ...rows],
    heldBack: [...heldColumns, ...heldTables, ...heldOrders, ...heldRows],
  },
  fourth: {
    learned: [...wordAnew, ...typedAnew, ...pages],
    heldBack: [...heldWordAnew, ...heldTypedAnew, ...heldPages],
  },
};

async function readPeople() {
  const files = await Promise.all(
    [
      'people.json',
      'more-people.json',
      'further-people.json',
      'third-round/people.json',
      'fourth-round/people.json',
    ].map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
  );
  return z.array(person).parse(files.flatMap((text): unknown => JSON.parse(text)));
}

async function browser() {
  const found = await findChromium(sharedFolder);
  const env = { ...(process.env as Record<string, string>), ...found.environment };
  return chromium.launch({ executablePath: found.path, env });
}

/**
 * Writes CVs of invented people in layouts of many kinds into `folder`: `files/` and what a reader should find in each as
 * `truth.json`. One `round` of layouts, or all of them. Needs a Chromium, no network.
 */
export async function printResumes(folder: string, round?: string): Promise<void> {
  const chosen = Object.entries(rounds).flatMap(([name, { learned, heldBack }]) =>
    round === undefined || round === name
      ? [
          ...learned.map((layout) => ({ layout, half: 'learned' })),
          ...heldBack.map((layout) => ({ layout, half: 'held back' })),
        ]
      : [],
  );
  if (chosen.length === 0) throw new Error(`There is no round ${round}: ${Object.keys(rounds).join(', ')}.`);
  const people = await readPeople();
  await mkdir(join(folder, 'files'), { recursive: true });
  const running = await browser();
  const page = await running.newPage();
  const truth: unknown[] = [];
  try {
    for (const { layout, half } of chosen)
      for (const who of people.filter(({ id }) => layout.people.includes(id))) {
        const id = `${layout.name}-${who.id}`;
        const drawn = await layout.draw(who);
        if (typeof drawn === 'string') {
          await page.setContent(drawn);
          await page.evaluate('document.fonts.ready.then(() => undefined)');
        }
        const bytes =
          typeof drawn === 'string'
            ? await page.pdf({ preferCSSPageSize: true, printBackground: true })
            : drawn;
        const file = `${id}.${layout.kind}`;
        await writeFile(join(folder, 'files', file), bytes);
        truth.push({
          id,
          file,
          kind: layout.kind,
          half,
          ...truthOf(who, layout.shown),
        });
      }
  } finally {
    await running.close();
  }
  await writeFile(join(folder, 'analysis.json'), `${JSON.stringify(await pairsOf(people), null, 1)}\n`);
  await writeFile(join(folder, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`);
}
