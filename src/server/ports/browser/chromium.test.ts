import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

const isPackaged = process.platform === 'linux' && process.arch === 'x64';

describe('finding a browser', () => {
  it.runIf(isPackaged)('unpacks the one npm installed on a machine that has none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'chromium-'));
    const found = await findChromium(folder, { PATH: '' });
    const { stdout } = await promisify(execFile)(found.path, ['--version'], {
      env: { ...process.env, ...found.environment },
    });
    expect(stdout).toMatch(/Chromium \d+\./);
    await rm(folder, { recursive: true, force: true });
  });

  it('says so when CHROMIUM_PATH names no program', async () => {
    await expect(findChromium(tmpdir(), { CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
      'CHROMIUM_PATH',
    );
  });
});
