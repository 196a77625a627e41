/** One control of a form as a page shows it. Texts are "" where there is none. */
export interface SeenControl {
  tag: 'input' | 'select' | 'textarea';
  /** The `type` attribute in lower case; "text" where none is given. */
  type: string;
  name: string;
  id: string;
  /** The `autocomplete` attribute as written. */
  autocomplete: string;
  /** The accessible name: aria-labelledby, aria-label, then label elements. */
  label: string;
  placeholder: string;
  title: string;
  /** The text that stands nearest, where nothing names the control. */
  nearby: string;
  maxLength: number | null;
  /** The texts of a select's options, in their order. */
  options: readonly string[];
}

/** A form, or what stands in its place on a page without one. */
export interface SeenForm {
  /** Its own id, name, class and action. */
  attributes: string;
  /** The texts of headings in it and before it. */
  headings: readonly string[];
  /** The texts of its buttons. */
  buttons: readonly string[];
  /** All of its text. */
  text: string;
  controls: readonly SeenControl[];
}

const NOT_TYPED = new Set([
  'hidden',
  'submit',
  'button',
  'image',
  'reset',
  'checkbox',
  'radio',
  'file',
  'range',
  'color',
]);

/** Whether a control takes words, a number, a date or one of a list. */
export const isTyped = ({ type }: SeenControl): boolean => !NOT_TYPED.has(type);
