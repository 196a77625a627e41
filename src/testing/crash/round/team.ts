import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashPoint } from '#server/features/career/applications/send/crash-points.ts';
import type { Killing, Phase } from '#testing/crash/plan/disturbances.ts';
import type { Member } from '#testing/crash/process/member.ts';
import type { Standing } from '#testing/crash/process/messages.ts';
import type { Rig } from '#testing/crash/world/rig.ts';

const IDLE_MS = 30_000;
const STEP_MS = 50;
const QUIET_MS = 300_000;
const LOOK_EVERY_MS = 150;

/** The processes of a round. A dead one is started again alone, the others work on. */
export interface Team {
  /** Who takes requests and mail. */
  first(): Member;
  alive(): Member[];
  /** Lets processes die as planned while `lead` brings the work about. Answers the place of each death. */
  kill(phase: Phase, how: Killing, lead: () => Promise<unknown>, patienceMs: number): Promise<string[]>;
  /** Kills every process; answers how many. */
  killAll(): Promise<number>;
  /** Starts the dead again; `again` plans a death while they put things in order. Answers the places of further deaths. */
  revive(again?: CrashPoint | null): Promise<string[]>;
  /** Waits until no process has work of these phases under way; not for ever. */
  idle(...phases: Phase[]): Promise<void>;
  /** Waits until nothing can go on by itself; null when the first process died meanwhile. */
  quiet(): Promise<Standing | null>;
  stop(): Promise<void>;
}

const placeOf = (how: Killing): string => {
  if (how.kind === 'point') return `at ${how.point}`;
  return how.kind === 'boundary' ? `at ${how.boundary}` : 'at any moment';
};

async function checkDead(member: Member): Promise<void> {
  const end = await member.ended;
  if (end !== 'SIGKILL') throw new Error(`A process under test ended by itself with ${String(end)}.`);
}

/** Kills whoever begins work of the phase, some time after; answers where it stood then. */
function killAtMoment(members: readonly Member[], phase: Phase, afterMs: number): Map<Member, string> {
  const places = new Map<Member, string>();
  for (const member of members)
    member.onBegun((begun) => {
      if (begun !== phase || places.size > 0) return;
      places.set(member, 'at any moment');
      setTimeout(() => {
        if (member.underWay(phase) === 0) places.set(member, 'between two');
        member.kill();
      }, afterMs);
    });
  return places;
}

export async function startTeam(rig: Rig, size: number): Promise<Team> {
  const members: Member[] = Array.from({ length: size }, (_, index) => rig.start('', index === 0));
  const first = (): Member => {
    const [member] = members;
    if (!member) throw new Error('A team of nobody.');
    return member;
  };
  const working = await Promise.all(members.map((member) => member.working));
  if (working.includes(false)) throw new Error('A process under test did not start.');
  const alive = () => members.filter((member) => member.isAlive());
  return {
    first,
    alive,
    async kill(phase, how, lead, patienceMs) {
      const victims = alive();
      const places = how.kind === 'moment' ? killAtMoment(victims, phase, how.afterMs) : null;
      if (how.kind !== 'moment') {
        for (const member of victims) member.plan(how);
        // Answered in order: then the plan is known.
        await Promise.all(victims.map((member) => member.ask({ kind: 'look' })));
      }
      const death = Promise.race(victims.map(({ ended }) => ended));
      await Promise.race([lead().then(() => sleep(patienceMs, undefined, { ref: false })), death]);
      if (places?.size) await death;
      for (const member of victims) {
        member.onBegun(null);
        if (member.isAlive()) member.plan(null);
      }
      // Another one may have reached the place before it was told to live.
      await Promise.all(alive().map((member) => member.ask({ kind: 'look' })));
      const dead = victims.filter((member) => !member.isAlive());
      await Promise.all(dead.map(checkDead));
      return dead.map((member) => places?.get(member) ?? placeOf(how));
    },
    async killAll() {
      const victims = alive();
      for (const member of victims) member.kill();
      await Promise.all(victims.map(checkDead));
      return victims.length;
    },
    async revive(again = null) {
      const further: string[] = [];
      const start = async (index: number, crashAt: string): Promise<void> => {
        const member = rig.start(crashAt, index === 0);
        members[index] = member;
        if (await member.working) return member.plan(null);
        await checkDead(member);
        if (crashAt === '') throw new Error('A process under test did not start again.');
        further.push('while putting in order');
        return start(index, '');
      };
      const dead = members.flatMap((member, index) => (member.isAlive() ? [] : [index]));
      await Promise.all(dead.map((index) => start(index, again ?? '')));
      return further;
    },
    async idle(...phases) {
      const busy = () => alive().some((member) => phases.some((phase) => member.underWay(phase) > 0));
      for (let waited = 0; waited < IDLE_MS && busy(); waited += STEP_MS) await sleep(STEP_MS);
    },
    async quiet() {
      let calm = 0;
      let open = Infinity;
      // Sixty pages one after another on a busy machine take as long as they take: only standing still is a fault.
      for (let still = 0; still < QUIET_MS; still += LOOK_EVERY_MS) {
        const standing = await first().ask({ kind: 'look' });
        if (standing === null) return null;
        calm = standing.open > 0 ? 0 : calm + 1;
        if (calm >= 3) return standing;
        if (standing.open < open) still = 0;
        open = standing.open;
        await sleep(LOOK_EVERY_MS);
      }
      throw new Error('The processes under test do not come to rest.');
    },
    async stop() {
      for (const member of alive()) {
        await member.ask({ kind: 'stop' });
        await member.ended;
      }
    },
  };
}
