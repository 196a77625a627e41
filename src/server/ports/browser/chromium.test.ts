import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

const isPackaged = process.platform === 'linux' && process.arch === 'x64';

describe('finding a browser', () => {
  it.runIf(isPackaged)('uses the one npm installed on a machine that has none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'chromium-'));
    const found = await findChromium(folder, { PATH: '' });
    const browser = await chromium.launch({
      executablePath: found.path,
      // Undefined variables are left out by the type of what a process takes.
      env: { ...(process.env as Record<string, string>), ...found.environment },
    });
    const page = await browser.newPage();
    // Without fonts this browser dies at the first field it draws.
    await page.setContent('<label>Name <input></label><select><option>Yes</option></select>');
    await page.getByLabel('Name').fill('Ada');
    expect((await page.screenshot()).byteLength).toBeGreaterThan(0);
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('says so when CHROMIUM_PATH names no program', async () => {
    await expect(findChromium(tmpdir(), { CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
      'CHROMIUM_PATH',
    );
  });
});
