// The few members of the page's objects that the code sent into pages reads. The server has no DOM types on purpose.

export interface PageNode {
  nodeType: number;
  textContent: string | null;
  childNodes: Iterable<PageNode>;
  previousSibling: PageNode | null;
  nextSibling: PageNode | null;
}

export interface PageRoot {
  querySelectorAll(selector: string): Iterable<PageElement>;
  querySelector(selector: string): PageElement | null;
}

export interface PageElement extends PageNode, PageRoot {
  tagName: string;
  id: string;
  className: unknown;
  type?: string;
  name?: string;
  value?: string;
  checked?: boolean;
  disabled?: boolean;
  multiple?: boolean;
  validationMessage?: string;
  files?: ArrayLike<{ name: string }> | null;
  options?: Iterable<{ text: string; value: string; selected: boolean; disabled: boolean }>;
  labels?: Iterable<PageElement> | null;
  readOnly?: boolean;
  maxLength?: number;
  placeholder?: string;
  title?: string;
  /** How far its content is scrolled up, in pixels. */
  scrollTop?: number;
  cellIndex?: number;
  isContentEditable?: boolean;
  shadowRoot: (PageRoot & { childNodes: Iterable<PageNode>; children: Iterable<PageElement> }) | null;
  assignedNodes?(): PageNode[];
  parentElement: PageElement | null;
  previousElementSibling: PageElement | null;
  nextElementSibling: PageElement | null;
  children: Iterable<PageElement>;
  getAttribute(name: string): string | null;
  matches(selector: string): boolean;
  closest(selector: string): PageElement | null;
  contains(other: PageElement): boolean;
  getRootNode(): PageRoot & { host?: PageElement };
  getBoundingClientRect(): { left: number; top: number; width: number; height: number };
  checkVisibility(options: { opacityProperty: boolean; visibilityProperty: boolean }): boolean;
}

export interface PageDocument extends PageRoot {
  body: PageElement;
  title: string;
  documentElement: { scrollWidth: number };
}

/** A choice of a field; `at` and `proxy` are positions in the list of elements: the control and what a person clicks. */
export interface SeenOption {
  text: string;
  value: string;
  at: number;
  proxy: number;
  chosen: boolean;
}

export type SeenControl =
  | 'text'
  | 'long'
  | 'number'
  | 'date'
  | 'select'
  | 'radios'
  | 'checkboxes'
  | 'checkbox'
  | 'buttons'
  | 'listbox'
  | 'password'
  | 'slider'
  /** A day, month and year, or an area code and number, each in a box of its own. */
  | 'dateParts'
  | 'phoneParts'
  | 'file';

/** One box of a question that is answered in several; `unit` is what goes into it. */
export interface SeenPart {
  unit: 'day' | 'month' | 'year' | 'digits';
  at: number;
  /** Most characters it takes, 0 when it does not say. */
  size: number;
  value: string;
  /** Choices of a list, in order. */
  options: { text: string; value: string }[];
  /** Whether it is a list of the page's own, which has to be opened. */
  opens: boolean;
}

/** One question on a page: one or more controls that carry one answer. */
export interface SeenField {
  control: SeenControl;
  /** Tells it from every other question of the page, and stays the same when the page draws it again. */
  key: string;
  /** The headings it stands under, from the outside in. */
  section: string;
  /** What an empty box shows: an example, or the order of a date. */
  placeholder: string;
  /** Most characters it takes, 0 when it does not say. */
  longest: number;
  /** Whether its box says that it takes figures alone. */
  figures: boolean;
  parts: SeenPart[];
  /** For a button that brings the file chooser, a list that may take text, a link to terms that are accepted there, and a button that brings a calendar. */
  manner: '' | 'chooser' | 'typed' | 'terms' | 'day';
  /** Names and ids of its controls, without trailing brackets. */
  names: string[];
  label: string;
  help: string;
  required: boolean;
  /** Positions in the list of elements: the control itself and what a person clicks. */
  at: number;
  proxy: number;
  multiple: boolean;
  options: SeenOption[];
  /** Text of a control that carries text; the chosen file's name. */
  value: string;
  /** Text shown around the control, where uploads and replaced lists say what was chosen. */
  near: string;
}

export interface SeenPage {
  fields: SeenField[];
  /** Words that are in the page and no person sees. */
  hidden: string;
  elements: PageElement[];
}
