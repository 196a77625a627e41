/** A value of the profile that can be corrected: how it reads, and how another takes its place. */
export interface Value {
  path: string;
  text: string;
  set: (text: string) => void;
}

/** The texts among the own members of an entry, with their paths. */
export function textsOf(entry: object, path: string): Value[] {
  const holder = entry as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, value]): Value[] => {
    const at = `${path}/${key}`;
    if (typeof value === 'string')
      return value === ''
        ? []
        : [
            {
              path: at,
              text: value,
              set: (text) => {
                holder[key] = text;
              },
            },
          ];
    return typeof value === 'object' && value !== null ? textsOf(value, at) : [];
  });
}
