import { randomUUID } from 'node:crypto';
import type { TestApp } from '#testing/app.ts';
import type { Endpoint } from '#testing/fuzz/endpoints.ts';
import { SomeId } from '#testing/fuzz/changes.ts';
import { requestFor, withIds } from '#testing/fuzz/requests.ts';
import { stepUp } from '#testing/fuzz/world.ts';
import { signInAgain } from '#testing/people.ts';
import { belongingsOf, changedTables } from './belongings.ts';
import type { Tenant } from './tenant.ts';

const MALFORMED = ['1', 'not-an-id', '../users/me', '%00', "' or 1=1 --", '{}'];

/** Whose row an id names. */
type IdOf = 'missing' | 'other' | 'malformed' | 'own';
const IN_ORDER: readonly IdOf[] = ['missing', 'other', 'malformed', 'own'];

export interface SweepResult {
  calls: number;
  /** How often each kind of id was answered with each status. */
  counts: Record<IdOf | 'none', Record<string, number>>;
  findings: string[];
}

interface Answer {
  status: number;
  text: string;
}

/** How many ids an input names. */
function idsNamed(value: unknown): number {
  if (value instanceof SomeId) return 1;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, part) => sum + idsNamed(part), 0)
    : 0;
}

/** Asks for every kind of row under every endpoint, as one account and as another, and collects what tells or changes too much. */
export class Sweeper {
  readonly #app: TestApp;
  readonly result: SweepResult = {
    calls: 0,
    counts: { missing: {}, other: {}, malformed: {}, own: {}, none: {} },
    findings: [],
  };

  constructor(app: TestApp) {
    this.#app = app;
  }

  #find(finding: string): void {
    if (!this.result.findings.includes(finding)) this.result.findings.push(finding);
  }

  async #ask(endpoint: Endpoint, value: unknown, caller: Tenant, of: IdOf | 'none'): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${caller.person.token}`,
      'x-forwarded-for': `198.51.100.${this.result.calls % 250}`,
    };
    const response = await this.#app.app.request(requestFor(endpoint, { kind: 'valid', value }, headers));
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (isStream) await response.body?.cancel();
    const answer = { status: response.status, text: isStream ? '' : await response.text() };
    this.result.calls += 1;
    const counts = this.result.counts[of];
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    if (answer.status >= 500) this.#find(`${endpoint.name} answers ${answer.status} for ${of}`);
    if (endpoint.name === 'security.changePassword' && answer.status === 200)
      // As the contract has its input.
      caller.person = { ...caller.person, ...(value as { password: string }) };
    if (answer.status === 401 && endpoint.access === 'account') {
      caller.person = await signInAgain(this.#app, caller.person);
      await stepUp(this.#app, caller.person);
    }
    return answer;
  }

  #idFor(of: IdOf, endpoint: Endpoint, caller: Tenant, victim: Tenant, pick: number): string {
    if (of === 'missing') return randomUUID();
    if (of === 'malformed') return MALFORMED[pick % MALFORMED.length] ?? '';
    const { known, belongings } = of === 'own' ? caller : victim;
    // What the endpoint is about by its address mostly; and any row of theirs, whatever table it is in. What both may see is nobody's.
    const near = known.near(endpoint.path, pick);
    const isTheirs = of === 'own' || (near !== null && belongings.ids.includes(near));
    if (near !== null && isTheirs && pick % 4 !== 0) return near;
    return belongings.ids[pick % belongings.ids.length] ?? randomUUID();
  }

  /** One input in four variants: whose row the one id names that is looked at; the others are the caller's own. */
  async sweep(
    endpoint: Endpoint,
    input: unknown,
    round: number,
    caller: Tenant,
    victim: Tenant,
  ): Promise<void> {
    const named = idsNamed(input);
    const fill = (of: IdOf | 'none') => {
      let order = 0;
      return withIds(input, (pick) => {
        const isLookedAt = order++ === round % Math.max(named, 1);
        const kind = isLookedAt && of !== 'none' ? of : 'own';
        return this.#idFor(kind, endpoint, caller, victim, pick);
      });
    };
    const answers = new Map<IdOf | 'none', Answer>();
    for (const of of named === 0 ? (['none'] as const) : IN_ORDER)
      answers.set(of, await this.#ask(endpoint, fill(of), caller, of));
    for (const [of, { text }] of answers) {
      const told = victim.marks.find((mark) => text.includes(mark));
      if (told !== undefined) this.#find(`${endpoint.name} tells ${told} of another account (${of})`);
    }
    const [missing, other] = [answers.get('missing'), answers.get('other')];
    if (missing && other && (missing.status !== other.status || missing.text !== other.text))
      this.#find(
        `${endpoint.name} answers another's id otherwise than a missing one: ${other.status} ${other.text.slice(0, 120)} / ${missing.status} ${missing.text.slice(0, 120)}`,
      );
    if (other && endpoint.method === 'GET' && other.status < 300)
      this.#find(`${endpoint.name} reads another's row`);
  }

  async check(victim: Tenant, about: string): Promise<void> {
    const after = await belongingsOf(this.#app, victim.person);
    const changed = changedTables(victim.belongings, after);
    if (changed.length > 0) this.#find(`${about} changes another's ${changed.join(', ')}`);
    victim.belongings = after;
  }
}
