/** After a sign that joins words, and before a capital within a word. */
const JOINT = /(?<=[._\-/:])(?=\S)|(?<=\p{Ll})(?=\p{Lu})/u;

/** The pieces of a name such as `reviewer.displayName`, between which it may be broken over two lines. */
export const piecesOf = (name: string): string[] => name.split(JOINT);
