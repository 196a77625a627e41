import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('business', {
  // Refusals.
  noneYet: 'Set up your business profile first.',
  shopsFull: 'A business can have up to {most, number} shops.',
  roleMayNot: `{role, select,
    manager {Only an owner of this business can do that.}
    other {You can look at this business but not change anything in it. Ask an owner or a manager.}
  }`,
});
