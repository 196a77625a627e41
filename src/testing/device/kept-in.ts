/** A browser's storage as an object whose keys can be listed, over a map a test can look into. */
export const keptIn = (kept: Map<string, string>): object =>
  new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: (_, key) =>
        kept.has(String(key)) ? { configurable: true, enumerable: true } : undefined,
    },
  );
