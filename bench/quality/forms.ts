import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findChromium, sharedFolder } from '#server/ports/browser/chromium.ts';
import { fillForm } from '#bench/fill/fill.ts';
import type { Drift } from '#bench/forms/drift/index.ts';
import { sendByScript } from '#bench/forms/hand-scripts.ts';
import { plannedEvent } from '#bench/forms/plan.ts';
import { documents, plainFiller, profile, runForm } from '#bench/forms/runs.ts';
import type { Filler, Run } from '#bench/forms/runs.ts';
import type { FormScore } from '#bench/forms/score.ts';
import { startForms } from '#bench/forms/server.ts';
import type { FormServer } from '#bench/forms/server.ts';
import type { ApplicationForm, Truth } from '#bench/forms/set.ts';
import { median, time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';

const AS_WRITTEN: Drift = { strength: 0, seed: 'bench' };
const STRENGTHS = [0, 0.25, 0.5, 0.75, 1];
/** Forms whose seconds are taken, a page of one's own and several, and how often. */
const TIMED = ['hospice', 'wizard'];
const TIMES = 3;
const AGAINST = 'a pattern for each fact over labels and names, as extensions fill';

/** The canonical question that was put to the person; one in the form's own words, or that only they can answer, is known by them. */
export const askedOf = ({ id, label }: { id: string; label: string }, { fields }: Truth): string => {
  const isOwn = /^own(:|$)/.test(id);
  const found = fields.find((field) => (isOwn || field.mode === 'ask') && label.includes(field.label));
  return found?.question ?? id;
};

/** The product on one form: its own port and planner, with the person's replies to what it asks. */
const productFiller =
  (browser: Browser, drift: Drift): Filler =>
  async (url, form) => {
    const { definition, truth } = form;
    const replies = truth.replies ?? {};
    const { questions, plan } = await fillForm({
      url,
      profile,
      job: definition.job,
      replies,
      browser,
      documents,
    });
    const asked = questions.map((question) => askedOf(question, truth));
    return { asked, planned: plannedEvent(form, plan.fields, drift) };
  };

interface Pair {
  ours: Run;
  plain: Run;
}

async function runBoth(
  server: FormServer,
  forms: readonly ApplicationForm[],
  browser: Browser,
  drift: Drift,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const form of forms)
    pairs.push({
      ours: await runForm(server, form, productFiller(browser, drift)),
      plain: await runForm(server, form, plainFiller(browser)),
    });
  return pairs;
}

const sum = (scores: readonly FormScore[], count: (score: FormScore) => number) =>
  scores.reduce((total, score) => total + count(score), 0);
const rightShare = (scores: readonly FormScore[]) =>
  (100 * sum(scores, ({ right }) => right)) / sum(scores, ({ fields }) => fields);
const wholeShare = (scores: readonly FormScore[]) =>
  (100 * scores.filter(({ whole }) => whole).length) / scores.length;

type Figure = (scores: readonly FormScore[]) => number;

const rowOf = (name: string, unit: string, pairs: readonly Pair[], figure: Figure): Row => ({
  name,
  unit,
  ours: figure(pairs.map(({ ours }) => ours.arrived)),
  baseline: figure(pairs.map(({ plain }) => plain.arrived)),
  against: AGAINST,
});

const understoodRow = (name: string, pairs: readonly Pair[]): Row => ({
  ...rowOf(name, '%', pairs, rightShare),
  ours: rightShare(pairs.map(({ ours }) => ours.understood)),
});

const wrongRow = (name: string, pairs: readonly Pair[]): Row =>
  rowOf(name, '', pairs, (scores) => sum(scores, ({ wrong, invented }) => wrong + invented));

const shares = (name: string, pairs: readonly Pair[]): Row[] => [
  understoodRow(`${name}: fields understood`, pairs),
  rowOf(`${name}: fields right`, '%', pairs, rightShare),
  rowOf(`${name}: forms whole`, '%', pairs, wholeShare),
];

async function secondsOf(server: FormServer, id: string, browser: Browser): Promise<Row> {
  const form = server.forms.find((known) => known.id === id);
  if (!form) throw new Error(`There is no form ${id}.`);
  const address = `${server.origin}/${id}/`;
  const bare = async () => {
    const context = await browser.newContext();
    await sendByScript(await context.newPage(), address, form);
    await context.close();
  };
  const from = server.events.length;
  const ours: number[] = [];
  const scripts: number[] = [];
  for (let round = 0; round < TIMES; round++) {
    ours.push((await time(() => productFiller(browser, AS_WRITTEN)(address, form))) / 1000);
    scripts.push((await time(bare)) / 1000);
  }
  const taken = server.events.slice(from).filter(({ accepted }) => accepted).length;
  return {
    name: `Form of our own filled${taken < 2 * TIMES ? ', not sent by ours' : ' and sent'}, ${id}`,
    unit: 's',
    ours: median(ours),
    baseline: median(scripts),
    against: 'bare Playwright script that knows the names',
  };
}

/** The survival curve: the plain forms of the set, drifted further and further. */
async function measureDrift(browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const strength of STRENGTHS) {
    const drift = { ...AS_WRITTEN, strength };
    const server = await startForms({ drift });
    try {
      const drifting = server.forms.filter(({ definition }) => definition.drift);
      const pairs = await runBoth(server, drifting, browser, drift);
      const name = `Forms drifted by ${strength} (${drifting.length})`;
      rows.push(...shares(name, pairs), wrongRow(`${name}: values wrong or invented`, pairs));
    } finally {
      await server.close();
    }
  }
  return rows;
}

async function measureAsWritten(browser: Browser): Promise<Row[]> {
  const server = await startForms({ slow: true });
  try {
    const pairs = await runBoth(server, server.forms, browser, AS_WRITTEN);
    const each = pairs.map((pair) =>
      rowOf(`Form ${pair.ours.arrived.form}: fields right`, '%', [pair], rightShare),
    );
    const seconds: Row[] = [];
    for (const id of TIMED) seconds.push(await secondsOf(server, id, browser));
    return [
      ...each,
      ...shares(`Forms of our own (${pairs.length})`, pairs),
      wrongRow('Forms of our own: values wrong or invented', pairs),
      rowOf('Forms of our own: traps filled, sent again', '', pairs, (scores) =>
        sum(scores, ({ honeypots, accepted }) => honeypots + Math.max(0, accepted - 1)),
      ),
      rowOf('Forms of our own: questions asked needlessly', '', pairs, (scores) =>
        sum(scores, ({ needlessAsks }) => needlessAsks.length),
      ),
      ...seconds,
    ];
  } finally {
    await server.close();
  }
}

/** Application forms written without looking at what fills them, as they were written and ever further from it. */
export async function measureForms(): Promise<Row[]> {
  const found = await findChromium(sharedFolder);
  const env = { ...(process.env as Record<string, string>), ...found.environment };
  const browser = await chromium.launch({ executablePath: found.path, env });
  try {
    return [...(await measureAsWritten(browser)), ...(await measureDrift(browser))];
  } finally {
    await browser.close();
  }
}
