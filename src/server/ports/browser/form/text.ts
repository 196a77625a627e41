/** Lower case, without accents, typographic quotes and repeated spaces: how phrases are matched. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A label as it is compared: plain, without marks of being required, and words only. */
export const labelKey = (label: string): string =>
  plain(label)
    .replaceAll(/\((required|optional|obligatoire|facultatif|requis)\)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}+#%$]+/gu, ' ')
    .trim();
