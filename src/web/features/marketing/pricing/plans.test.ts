import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PLAN_PRICES, STARTER_APPLICATIONS, TRIAL_APPLICATIONS } from '#contract/platform/billing.ts';
import { planPoints, priceWords } from '#web/features/platform/billing/plan-words.ts';
import { comparison, plans, questions } from './plans.ts';

const root = join(import.meta.dirname, '../../../../..');
/** The one place of prices and numbers of the plans. */
const ONE_PLACE = 'src/contract/platform/billing.ts';
const PROMISE = 'A person replies within one business day when you use the contact form.';
const dollars = Object.values(PLAN_PRICES).map((cents) => cents / 100);

it('asks on the pricing page what is charged', () => {
  expect(plans().flatMap(({ monthly }) => monthly ?? [])).toEqual(dollars);
  expect(plans().map(({ price }) => price)).toEqual([...dollars.map((amount) => `$${amount}`), 'Custom']);
  expect(priceWords('pro', { currency: 'CAD', taxed: false })).toContain(`$${dollars[1]}.00`);
});

it('writes a price, and what a plan lets be sent, in one place only', () => {
  const written = new RegExp(
    [
      ...dollars.flatMap((amount) => [`\\$\\s?${amount}\\b`, `\\b${amount}00\\b`, `: ${amount},`]),
      `(?:${STARTER_APPLICATIONS}|${TRIAL_APPLICATIONS}|ten) (?:auto-)?applications (?:a|per) month`,
      `(?:${TRIAL_APPLICATIONS}|ten) applications in (?:its|the|your) first`,
    ].join('|'),
    'i',
  );
  const places = globSync('src/{contract,server,web,engines/plans}/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.') && path !== ONE_PLACE)
    .filter((path) => {
      // Comments give examples.
      const code = readFileSync(join(root, path), 'utf8').replace(/\/\*\*[^]*?\*\/|\/\/.*$/gm, '');
      return written.test(code);
    });
  expect(places).toEqual([]);
});

it('says of Pro what the code gives it, and what really stands behind the account manager', () => {
  const pro = plans().find(({ name }) => name === 'Pro');
  expect(pro?.points).toEqual(
    expect.arrayContaining([
      'Unlimited auto-apply',
      'Priority support with a dedicated account manager',
      'First in line for preparing and sending',
    ]),
  );
  expect(planPoints('pro').join('\n')).toContain(
    'three versions of the letter and the summary to choose from',
  );
  const help = comparison()
    .flatMap(({ rows }) => rows)
    .find(({ name }) => name === 'Support');
  expect(help?.values[1]).toContain(PROMISE);
  expect(questions().some(({ answer }) => answer.includes(PROMISE))).toBe(true);
});
