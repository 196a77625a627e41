import type { AvoidedByAccount } from '#contract/career/hub/avoid.ts';

/** What was changed in the form and not saved; of the present employers only those whose tick was. */
export type AvoidEdits = Partial<AvoidedByAccount>;

/** The form as it is shown: what is stored, with what was changed over it. */
export function formOf(stored: AvoidedByAccount, { present = [], ...lists }: AvoidEdits): AvoidedByAccount {
  const ticks = new Map(present.map(({ name, avoided }) => [name, avoided]));
  return {
    ...stored,
    ...lists,
    present: stored.present.map(({ name, avoided }) => ({ name, avoided: ticks.get(name) ?? avoided })),
  };
}

/** What of a form is not as it is stored. */
export function editsOf(stored: AvoidedByAccount, form: AvoidedByAccount): AvoidEdits {
  const before = new Map(stored.present.map(({ name, avoided }) => [name, avoided]));
  const present = form.present.filter(({ name, avoided }) => before.get(name) !== avoided);
  const edits: AvoidEdits = present.length === 0 ? {} : { present };
  for (const list of ['companies', 'industries', 'words'] as const)
    if (form[list] !== stored[list]) edits[list] = form[list];
  return edits;
}
