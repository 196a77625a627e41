import { defineConfig } from '@playwright/test';
import { findChromium, sharedFolder } from './src/server/ports/browser/chromium.ts';

const chromium = await findChromium(sharedFolder);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/prepare.ts',
  // Long enough for a machine that does five other things meanwhile: a limit is there for what hangs, not for what is slow.
  timeout: 600_000,
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  // A third of what a journey takes is waiting for mails, employers and what moves: three keep two cores busy.
  workers: 3,
  // A machine shared with other work is slow at times; a test that needs the second try is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [['list']],
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: 'test-results',
  use: {
    // One press or one page has less time than a whole journey: what hangs is said before the others are through.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    // Playwright passes process.env itself only when no environment is given.
    launchOptions: { executablePath: chromium.path, env: { ...process.env, ...chromium.environment } },
    // Behind a service worker a request can reach the server past a journey that stands in its way.
    serviceWorkers: 'block',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
  },
});
