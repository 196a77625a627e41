import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { billOfMaterials } from '#scripts/generate/bill-of-materials.ts';
import { root } from '#scripts/run.ts';
import { thirdParty } from '#scripts/generate/third-party.ts';
import type { ThirdParty } from '#scripts/generate/third-party.ts';

const RULE = '='.repeat(72);

/** The texts of licences and notices that a package carries; none where it is of another platform, or carries none. */
async function textsOf({ path }: ThirdParty): Promise<string> {
  const names = await readdir(join(root, path)).catch(() => []);
  const papers = names.filter((name) => /^(licen[cs]e|copying|notice)/i.test(name)).toSorted();
  const texts = await Promise.all(
    papers.map((name) => readFile(join(root, path, name), 'utf8').catch(() => '')),
  );
  return texts.map((text) => text.trim()).join('\n\n');
}

/** Every licence text of what is shipped, each once, under the names of the packages that carry it. */
export async function licenceTexts(packages: readonly ThirdParty[]): Promise<string> {
  const carried = await Promise.all(
    packages.map(async (one) => ({ ...one, text: (await textsOf(one)) || `Licence: ${one.licence}` })),
  );
  const parts = [...Map.groupBy(carried, ({ text }) => text)].map(([text, group]) => {
    const names = [...new Set(group.map(({ name }) => name))].join(', ');
    return `${RULE}\n${names}\n${RULE}\n\n${text}\n`;
  });
  return `Legwork is made with the work of others. These are their licences.\n\n${parts.join('\n')}`;
}

/**
 * Leaves two papers with each build: `.sbom.cdx.json`, what it was made of, which is not served; and `third-party-licences.txt`,
 * the licence texts that go with the code.
 */
export function leavePapers(): Plugin {
  return {
    name: 'leave-papers',
    apply: 'build',
    async generateBundle() {
      if (this.meta.watchMode) return;
      const packages = thirdParty(await readFile(join(root, 'package-lock.json'), 'utf8'));
      this.emitFile({ type: 'asset', fileName: '.sbom.cdx.json', source: await billOfMaterials() });
      const source = await licenceTexts(packages);
      this.emitFile({ type: 'asset', fileName: 'third-party-licences.txt', source });
    },
  };
}
