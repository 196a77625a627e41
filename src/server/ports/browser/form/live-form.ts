import type { ElementHandle, Frame } from 'playwright-core';
import type { SeenField } from '#server/ports/browser/page/page-types.ts';

/** A question in a frame of an open page, with the way to its controls. */
export interface LiveField extends SeenField {
  frame: Frame;
  element(at: number): Promise<ElementHandle>;
}

/** The questions of an open page, and words in it that no person sees. */
export interface LiveForm {
  fields: LiveField[];
  hidden: string;
}
