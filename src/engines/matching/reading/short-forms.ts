/** Short forms that titles are written with, normalised, and what they stand for. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acct: 'accountant',
    admin: 'administrative',
    bdr: 'business development representative',
    cna: 'certified nursing assistant',
    asst: 'assistant',
    coord: 'coordinator',
    dev: 'developer',
    ece: 'early childhood educator',
    emt: 'emergency medical technician',
    eng: 'engineer',
    exec: 'executive',
    hr: 'human resource',
    instr: 'instructor',
    it: 'information technology',
    lpn: 'licensed practical nurse',
    maint: 'maintenance',
    mech: 'mechanic',
    mfg: 'manufacturing',
    mgr: 'manager',
    ops: 'operation',
    qa: 'quality assurance',
    psw: 'personal support worker',
    rep: 'representative',
    rmt: 'registered massage therapist',
    rn: 'registered nurse',
    rpn: 'registered practical nurse',
    sdr: 'sales development representative',
    supv: 'supervisor',
    tech: 'technician',
    vp: 'vice president',
  }),
);

/** A normalised title with its short forms written out. */
export function writtenOut(title: string): string {
  return title
    .split(' ')
    .map((word) => SHORT.get(word) ?? word)
    .join(' ');
}
