/** A mail as it came. */
export interface Mail {
  /** `Name <address>`. */
  from: string;
  subject: string;
  text: string;
  /** What a calendar part says, "" or absent when there is none. */
  calendar?: string;
}

/** What is known of a mail before it is read. */
export interface Circumstances {
  /** Whether it was linked to one of the person's applications; unknown when absent. */
  linked?: boolean;
  /** Whether it was linked by its words alone: the sender may be anybody. */
  byWords?: boolean;
  /** Whether it says by itself that it is about that application: by a number, its title or what was written before (`Link`). */
  placed?: boolean;
  /** The title it was linked to and the person's other titles at that employer: what it says of those is not about this one. */
  titles?: { own: string; others: readonly string[] };
  /** The person's own address: what they wrote themselves is no answer. */
  email?: string;
}

/** Characters of sender and subject that are read. */
export const HEADER = 400;

/** Whether the person wrote it themselves. */
export const isOwn = ({ from }: { from: string }, { email }: Circumstances): boolean =>
  email !== undefined && (/<([^>]+)>/.exec(from)?.[1] ?? from).toLowerCase() === email.toLowerCase();
