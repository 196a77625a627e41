import { defineConfig } from '@playwright/test';
import { findChromium } from './src/server/ports/browser/chromium.ts';

const chromium = await findChromium();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 1,
  reporter: [['list']],
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: 'test-results',
  use: {
    launchOptions: { executablePath: chromium },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
  },
});
