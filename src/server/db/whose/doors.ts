/**
 * Where rows of everybody are seen and changed, because nobody is known yet or because all are meant: each door is opened by one
 * function. Whatever else asks the database does so as one account, or as nobody.
 */
export const doors = {
} as const;

export type Door = keyof typeof doors;
