import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const lockfile = z.object({
  packages: z.record(z.string(), z.object({ optionalDependencies: names })),
});

/**
 * The optional dependencies of locked packages, of whatever platform, that have no entry where Node would look for them. `text` is
 * a package-lock.json of version 2 or 3. Throws where it is none.
 */
export function missingOptional(text: string): { name: string; of: string }[] {
  const { packages } = lockfile.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(path, name).some((place) => place in packages))
      .map((name) => ({ name, of: path === '' ? 'the project' : path })),
  );
}

const REGISTRY = 'https://registry.npmjs.org/';
const SHA_512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
});
const manifest = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});

/** What keeps a locked package from being the one that was reviewed; none where it is. */
function faultsOf(path: string, locked: z.infer<typeof entry>, allowed: ReadonlySet<string>): string[] {
  const { version = '', resolved, integrity = '', link, hasInstallScript } = locked;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return [
    ...(SHA_512.test(integrity) ? [] : ['has no SHA-512 of its content']),
    ...(EXACT.test(version) && !link ? [] : ['is no version of the registry']),
    // Without an address npm asks the registry it is set up with.
    ...(resolved === undefined || resolved.startsWith(REGISTRY) ? [] : [`comes from ${resolved}`]),
    ...(hasInstallScript && !allowed.has(name) ? ['wants to run a script when it is installed'] : []),
  ].map((fault) => `${path} ${fault}`);
}

/**
 * What keeps a package.json and its package-lock.json from installing what was reviewed, in words: a dependency that is not pinned
 * to one version of the registry, an entry without the hash of its content or from elsewhere, a script that nobody allowed.
 */
export function lockfileFaults(packageJson: string, lockText: string): string[] {
  const own = manifest.parse(JSON.parse(packageJson));
  const { packages } = z.object({ packages: z.record(z.string(), entry) }).parse(JSON.parse(lockText));
  const asked = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies };
  const allowed = new Set(Object.keys(own.allowScripts).filter((name) => own.allowScripts[name]));
  const loose = Object.entries(asked)
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `package.json asks for ${name} as ${version}`);
  const different = Object.entries(asked)
    .filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)
    .map(([name]) => `package-lock.json has another ${name} than package.json`);
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  return [...loose, ...different, ...entries.flatMap(([path, locked]) => faultsOf(path, locked, allowed))];
}

/** Where a package that is asked for at `path` may stand: in its own node_modules, or in one of a folder above. */
function placesOf(path: string, name: string): string[] {
  const folders = path.split('/node_modules/');
  const inner =
    path === '' ? [] : folders.map((_, index) => folders.slice(0, index + 1).join('/node_modules/'));
  return [`node_modules/${name}`, ...inner.map((folder) => `${folder}/node_modules/${name}`)];
}
