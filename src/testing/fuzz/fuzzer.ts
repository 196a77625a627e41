import type { Sending } from '#testing/sending.ts';
import type { Person } from '#testing/people.ts';
import { everyEndpoint } from './endpoints.ts';
import type { Endpoint } from './endpoints.ts';
import type { Input } from './inputs.ts';
import { KnownIds } from './known-ids.ts';
import { complaintAbout } from './judge.ts';
import type { Answer } from './judge.ts';
import { requestFor, withIds } from './requests.ts';
import { lifeOfAnOwner, lifeOfACandidate, stepUp } from './world.ts';

/** Somebody new is put in after so many requests: limits and endings would answer everything otherwise. */
const REQUESTS_A_PERSON = 400;
/** What of an answer is read; a stream of events has no end. */
const STREAM = 'text/event-stream';

/** Something an endpoint does that it must not, with the first input that showed it. */
export interface Finding {
  endpoint: string;
  complaint: string;
  times: number;
  input: string;
  said: string;
}

async function answerOf(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? '';
  const isStream = type.startsWith(STREAM);
  if (isStream) await response.body?.cancel();
  return {
    status: response.status,
    type,
    text: isStream ? '' : await response.text(),
    replayed: response.headers.get('idempotent-replayed') === 'true',
  };
}

const shown = (input: Input): string =>
  (
    JSON.stringify(input, (_, value: unknown) => (value instanceof Uint8Array ? [...value] : value)) ?? ''
  ).slice(0, 600);

/** Puts inputs to every endpoint of the contract through the real app, and collects whatever is not as the contract promises. */
export class Fuzzer {
  readonly #world: Sending;
  readonly #found = new Map<string, Finding>();
  readonly #ids = new KnownIds();
  #candidate: Person | null = null;
  #owner: Person | null = null;
  #count = 0;
  #statuses: Record<string, number> = {};

  constructor(world: Sending) {
    this.#world = world;
  }

  get result() {
    return { requests: this.#count, statuses: this.#statuses, findings: [...this.#found.values()] };
  }

  note(endpoint: string, complaint: string, input: string, said: string): void {
    const key = `${endpoint} ${complaint.slice(0, 80)}`;
    const finding = this.#found.get(key) ?? {
      endpoint,
      complaint,
      times: 0,
      input,
      said: said.slice(0, 300),
    };
    this.#found.set(key, { ...finding, times: finding.times + 1 });
  }

  /** Whoever is fit to ask: their own kind, at times the other, at times nobody. */
  async #personFor({ access, accountKind }: Endpoint): Promise<Person | null> {
    if (this.#count % REQUESTS_A_PERSON === 0) [this.#candidate, this.#owner] = [null, null];
    if (access === 'visitor' || this.#count % 23 === 0) return null;
    if (accountKind === 'business' || this.#count % 29 === 0)
      return (this.#owner ??= await lifeOfAnOwner(this.#world));
    return (this.#candidate ??= await this.#meet(await lifeOfACandidate(this.#world)));
  }

  /** Reads every list of somebody new, so that the rest is asked about rows of theirs. */
  async #meet(person: Person): Promise<Person> {
    this.#ids.forget();
    for (const { method, path, name } of everyEndpoint()) {
      if (method !== 'GET' || path.includes('{') || name === 'notifications.events') continue;
      const response = await this.#world.app.app.request(`http://career.localhost/api${path}`, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      if (response.ok) this.#ids.learn(path, await response.text());
    }
    return person;
  }

  async put(endpoint: Endpoint, input: Input): Promise<number> {
    const { app } = this.#world;
    const person = await this.#personFor(endpoint);
    this.#count += 1;
    app.clock.advance(700);
    if (person && endpoint.stepUp && this.#count % 3 !== 0) await stepUp(app, person).catch(() => undefined);
    const given: Input =
      input.kind === 'broken'
        ? input
        : { ...input, value: withIds(input.value, (pick) => this.#ids.pick(endpoint.path, pick)) };
    const headers = {
      'x-forwarded-for': `198.51.${(this.#count >> 8) % 256}.${this.#count % 256}`,
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
      ...(endpoint.method === 'GET' ? {} : { 'idempotency-key': `fuzz-${this.#count}` }),
    };
    const before = app.logged.length;
    const send = async () => answerOf(await app.app.request(requestFor(endpoint, given, headers)));
    const answer = await send();
    const again = endpoint.method === 'GET' ? null : await send();
    const complaint = complaintAbout(endpoint, answer, again);
    const logged = app.logged.slice(before).find(({ level }) => level === 'error');
    const said = `${answer.text.slice(0, 150)} ${logged ? JSON.stringify(logged.fields) : ''}`;
    if (complaint !== null) this.note(endpoint.name, complaint, shown(given), said);
    else if (logged) this.note(endpoint.name, `logs ${logged.event}`, shown(given), said);
    if (answer.status < 300) this.#ids.learn(endpoint.path, answer.text);
    if (answer.status === 401 && person) [this.#candidate, this.#owner] = [null, null];
    this.#statuses[answer.status] = (this.#statuses[answer.status] ?? 0) + 1;
    return answer.status;
  }

  /** Does what was left to the queue; a job that fails was given something it cannot do. */
  async drain(): Promise<void> {
    const before = this.#world.app.logged.length;
    await this.#world.app.drain();
    for (const { level, event, fields } of this.#world.app.logged.slice(before))
      if (level === 'error')
        this.note('a job', `${event} ${JSON.stringify(fields['job'] ?? '')}`, '', JSON.stringify(fields));
  }
}
