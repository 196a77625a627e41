/** What somebody is in a business, the mightiest first. */
export const memberRoles = ['owner', 'manager', 'staff'] as const;
export type MemberRole = (typeof memberRoles)[number];

/**
 * What can be done in a business. `see`: look at it. `change`: write facts, texts, stock and shops. `send`: say yes to what leaves
 * to customers, suppliers and the public. `export`: take records out. `own`: promotions and programmes, people, plan and closing.
 */
export type BusinessAct = 'see' | 'change' | 'send' | 'export' | 'own';

const MAY: Record<MemberRole, readonly BusinessAct[]> = {
  owner: ['see', 'change', 'send', 'export', 'own'],
  manager: ['see', 'change', 'send', 'export'],
  staff: ['see'],
};

/** Whether a member of that role may do it, whatever their limits. */
export const mayAct = (role: MemberRole, act: BusinessAct): boolean => MAY[role].includes(act);
