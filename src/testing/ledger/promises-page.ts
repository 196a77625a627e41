import { accounts } from './promises/accounts.data.ts';
import { content } from './promises/content.data.ts';
import { figures } from './promises/figures.data.ts';
import { law } from './promises/law.data.ts';
import { limits } from './promises/limits.data.ts';
import { once } from './promises/once.data.ts';
import { pages } from './promises/pages.data.ts';
import type { PromiseRow, PromiseSection } from './promises/row.ts';
import { running } from './promises/running.data.ts';
import { sending } from './promises/sending.data.ts';

/** Every promise about safety and reliability, in the order of the page. */
export const promises: readonly PromiseSection[] = [
  once,
  accounts,
  content,
  law,
  limits,
  sending,
  pages,
  running,
  figures,
];

const cell = (texts: readonly string[]) =>
  texts.length === 0 ? '–' : texts.join('; ').replaceAll('|', '\\|');
const line = ({ promise, kept, where, shown }: PromiseRow) =>
  `| ${cell([promise])} | ${cell([kept])} | ${cell(where)} | ${cell(shown)} |`;

const heading = `| promise | kept | by | shown by |
| --- | --- | --- | --- |`;

/** What docs/promises.md says. */
export function promisesPage(): string {
  const rows = promises.flatMap((section) => section.rows);
  const whole = rows.filter(({ kept }) => kept === 'yes').length;
  const none = rows.filter(({ kept }) => kept.startsWith('no:')).length;
  const sections = promises.map((section) =>
    [`## ${section.title}`, heading, ...section.rows.map((row) => line(row))].join('\n'),
  );
  return `# Promises
What the product promises about safety and reliability, the files that keep each promise, and the tests that fail when it is
broken (\`file › test\`, by the beginning of its name) or the commands that count or measure it. Written by \`npm run promises\`
from \`src/testing/ledger/promises/\`; a test checks that every file and test exists. Of ${rows.length} promises ${whole} are kept, ${rows.length - whole - none} in part and
${none} not; what is missing is stated.

${sections.join('\n\n')}
`;
}
