import { compiled } from '#localization/compile.ts';
import { pseudo } from '#localization/pseudo.ts';

/** A message without arguments as the pseudo-language says it. */
export const inPseudo = (message: string): string => {
  const said = pseudo(compiled(message));
  return typeof said === 'string' ? said : said.map(String).join('');
};

/**
 * The messages of a feature's screens, by key: who presses a button by its message need not follow when it is worded anew. Loaded by a
 * computed name, because the types of what runs in a browser are not those of a journey.
 */
export async function messagesOf(place: string): Promise<(key: string) => string> {
  const { text } = (await import(`#web/${place}/messages.ts`)) as {
    text: { messages: Record<string, string> };
  };
  return (key) => {
    const message = text.messages[key];
    if (message === undefined) throw new Error(`${place} has no message ${key}.`);
    return message;
  };
}
