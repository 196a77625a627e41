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

// The second half was held back while the reader was first mended on the first alone.
const learned = [moderncv, infographic, rightRail, quebec, googleDocs, typedText, markdown];
const heldBack = [europass, academic, federal, timeline, functional, wordTextBoxes, richText];

async function readPeople() {
  const files = await Promise.all(
    ['people.json', 'more-people.json'].map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
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
 * `truth.json`. Needs a Chromium, no network.
 */
export async function printResumes(folder: string): Promise<void> {
  const people = await readPeople();
  await mkdir(join(folder, 'files'), { recursive: true });
  const running = await browser();
  const page = await running.newPage();
  const truth: unknown[] = [];
  try {
    for (const layout of [...learned, ...heldBack])
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
          half: heldBack.includes(layout) ? 'held back' : 'learned',
          ...truthOf(who, layout.shown),
        });
      }
  } finally {
    await running.close();
  }
  await writeFile(join(folder, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`);
}
