import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '#scripts/run.ts';

/** What the bundler knows of a module; the part of its context that is used here. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

/** A chunk of modules that some first screens share. */
interface Layer {
  name: string;
  /** Groups of modules: the chunk is what every group reaches, and a group reaches what one of its modules does. */
  reachedFrom: readonly (readonly string[])[];
  /** What it is reached from stands in it as well, instead of in files of their own: they are never loaded one without the other. */
  whole?: boolean;
}

/** Modules that hand out everything of a library: what is behind them is no sign that it is needed. */
const FACES = /\/(?:lucide-react|radix-ui|zod|@orpc\/zod)\//;
/** Where modules hold what many screens use, each a little: only small ones come along, for which a file of their own costs more. */
const FOR_MANY = /\/src\/(?:engines|contract)\//;
const SMALL_CHARACTERS = 2500;
const ICONS = /import \{([^}]*)\} from 'lucide-react'/g;
const ICON = /\/lucide-react\/.*\/icons\/([\w-]+)\./;
/** What the bundler itself brings, draws every icon, and says what the contract and engines have to say, with what these import. */
const ALWAYS =
  /vite\/preload-helper|\/lucide-react\/(?!.*\/icons\/)|\/src\/(?:web\/text\/(?:built-catalogue|message-text)|contract\/refusal|localization\/named)\.ts$/;

/** Icons by all their names, as the library hands them out. */
function iconFiles(): ReadonlyMap<string, string> {
  const face = readFileSync(join(root, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'), 'utf8');
  const lines = face.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/ as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
}

/** The icons that a module of ours names, by the names of their files. */
function iconsOf(id: string, files: ReadonlyMap<string, string>): string[] {
  if (!/\/src\/web\/.*\.tsx?$/.test(id)) return [];
  return [...readFileSync(id, 'utf8').matchAll(ICONS)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => files.get(name.trim().replace(/ as .*/, '')) ?? []),
  );
}

/** Everything that comes with some modules, by their static imports, icons by their file names. */
function reached(graph: Graph, roots: readonly string[]): Set<string> {
  const files = iconFiles();
  const seen = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = graph.getModuleInfo(id);
    if (module === null || seen.has(id) || FACES.test(id)) continue;
    if (FOR_MANY.test(id) && (module.code?.length ?? 0) > SMALL_CHARACTERS) continue;
    seen.add(id);
    for (const icon of iconsOf(id, files)) seen.add(icon);
    open.push(...module.importedIds);
  }
  return seen;
}

/**
 * Names the chunk of a module for the bundler: the first layer that holds it, else none of these. A phone asks for few files at a
 * time, so what first screens share comes in few and full ones, and holds nothing that only later screens need.
 */
export function sharedChunks(layers: readonly Layer[]): (id: string, graph: Graph) => string | null {
  const known = new Map<string, readonly ReadonlySet<string>[]>();
  const holds = (graph: Graph, { name, reachedFrom }: Layer, id: string) => {
    const sets = known.get(name) ?? reachedFrom.map((roots) => reached(graph, roots));
    known.set(name, sets);
    return sets.every((set) => set.has(id));
  };
  const rootsOf = ({ reachedFrom }: Layer) => reachedFrom.flat();
  const within = new Set(layers.filter(({ whole }) => whole).flatMap(rootsOf));
  // What is loaded by its own name stays by itself.
  const roots = new Set(layers.flatMap(rootsOf).filter((id) => !within.has(id)));
  return (id, graph) => {
    if (roots.has(id)) return null;
    const icon = ICON.exec(id)?.[1];
    const layer = ALWAYS.test(id) ? layers.find(({ name }) => name === 'core') : undefined;
    return (layer ?? layers.find((one) => holds(graph, one, icon ?? id)))?.name ?? (icon ? 'icons' : null);
  };
}

/** The chunks of a circle of imports that one of them leads to, in their order; null where none does. */
function circleFrom(
  name: string,
  importsOf: ReadonlyMap<string, readonly string[]>,
  way: readonly string[] = [],
): string[] | null {
  const begun = way.indexOf(name);
  if (begun >= 0) return [...way.slice(begun), name];
  for (const next of importsOf.get(name) ?? []) {
    const found = circleFrom(next, importsOf, [...way, name]);
    if (found !== null) return found;
  }
  return null;
}

/** Refuses a build whose chunks import each other in a circle: one of them runs before what it needs is there. */
export function refuseCircles(): Plugin {
  return {
    name: 'refuse-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const importsOf = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
        ),
      );
      for (const name of importsOf.keys()) {
        const circle = circleFrom(name, importsOf);
        if (circle !== null) this.error(`Chunks import each other in a circle: ${circle.join(' imports ')}.`);
      }
    },
  };
}
