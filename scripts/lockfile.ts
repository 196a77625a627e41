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

/** Where a package that is asked for at `path` may stand: in its own node_modules, or in one of a folder above. */
function placesOf(path: string, name: string): string[] {
  const folders = path.split('/node_modules/');
  const inner =
    path === '' ? [] : folders.map((_, index) => folders.slice(0, index + 1).join('/node_modules/'));
  return [`node_modules/${name}`, ...inner.map((folder) => `${folder}/node_modules/${name}`)];
}
