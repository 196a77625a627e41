import type { CompiledMessage } from 'icu-minify/format';
import type { ReactNode } from 'react';
import { compiled } from '#localization/compile.ts';
import type { Given, Messages } from '#localization/types.ts';
import { say } from './said.ts';
import { sayRich } from './say.ts';
import type { Tag } from './say.ts';

/** The texts of a feature's screens, in the language of the page. Say them while rendering: before, the language is not known. */
export interface ScreenText<All extends Messages> {
  /** A text, whole. The key stands in the call itself, so that the build can put the message there. */
  <Key extends keyof All & string>(key: Key, ...values: Given<All[Key]>): string;
  /** A text with parts that are more than text: each tag becomes what its function makes of what stands in it. */
  rich: <Key extends keyof All & string>(key: Key, ...values: Given<All[Key], Tag>) => ReactNode;
  /** Read by the build and by the check. */
  readonly messages: All;
}

/** Lays down the texts of a feature's screens, in `messages.ts` beside them. */
export function screenText<const All extends Messages>(messages: All): ScreenText<All> {
  const forms = new Map<string, CompiledMessage>();
  const formOf = (key: string): CompiledMessage => {
    const message = messages[key];
    if (message === undefined) throw new Error(`There is no message ${key} in its catalogue.`);
    const form = forms.get(key) ?? compiled(message);
    forms.set(key, form);
    return form;
  };
  return Object.assign((key: string, values?: object) => say(formOf(key), values), {
    messages,
    rich: (key: string, values?: object) => sayRich(formOf(key), values),
  }) as ScreenText<All>;
}
