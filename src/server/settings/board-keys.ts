import { boardRows } from '#engines/postings/index.ts';

const keys = boardRows(null).flatMap(({ name, keys: own }) => own.map((key) => ({ ...key, name })));

/** The variables of boards that ask their readers for a key, with what each means. */
export const boardVariables: Readonly<Record<string, string>> = Object.fromEntries(
  keys.map(({ setting, from, name }) => [setting, `For ${name}, which is off without it. From ${from}.`]),
);

/** The keys that are set, by variable. */
export const readBoardKeys = (
  environment: Partial<Record<string, string>>,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(keys.map(({ setting }) => [setting, environment[setting]]));
