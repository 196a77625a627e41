import { ashbyFields } from './ashby.ts';
import { greenhouseFields } from './greenhouse.ts';
import { leverFields } from './lever.ts';
import type { Field } from './types.ts';
import type { Dialect, Posting } from '#practice/world/types.ts';

const makers: Readonly<Record<Dialect, (posting: Posting) => Field[]>> = {
  greenhouse: greenhouseFields,
  lever: leverFields,
  ashby: ashbyFields,
};

/** Every field of a posting's form in the order of the page. */
export function fieldsOf(posting: Posting): Field[] {
  return makers[posting.dialect](posting);
}

/** The trap field of forms that have one; people do not see it. */
export const honeypotName = 'website_address_2';
