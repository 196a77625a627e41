import { readEndings } from '#testing/crash/books/read-end.ts';
import { judge } from '#testing/crash/books/judge.ts';
import type { Verdict } from '#testing/crash/books/verdict.ts';
import { judgeFollowUp } from '#testing/crash/books/judge-follow-up.ts';
import { planRound } from '#testing/crash/plan/disturbances.ts';
import type { Disturbance } from '#testing/crash/plan/disturbances.ts';
import { seeded } from '#testing/crash/plan/random.ts';
import { openRig } from '#testing/crash/world/rig.ts';
import type { RigOptions } from '#testing/crash/world/rig.ts';
import { deliverAll, disturbLetters, disturbMorning, setReminders, settleUnknown } from './follow-up.ts';
import type { Happened } from './happened.ts';
import { disturbPreparation } from './prepare.ts';
import { LEFT_LYING_MS, MINUTE_MS, pass } from './scene.ts';
import type { Scene } from './scene.ts';
import { disturbApprovalAndSending } from './send.ts';
import { startTeam } from './team.ts';

/** Longer than the wait for an employer's mail. */
const MAIL_OVER_MS = 25 * 60 * MINUTE_MS;
/** Longer than a lease, and twice longer than the time between two looks at a board. */
const LOOKS_MS = [2 * MINUTE_MS, LEFT_LYING_MS, LEFT_LYING_MS];
const PATIENCE_MS = 5000;
const PATIENCE_WITH_BROWSER_MS = 25_000;
/** How many disturbances of what follows are kept for the words of people, and for the morning. */
const [WORDS, MORNINGS] = [3, 3];

export interface Round extends RigOptions {
  /** Disturbances to bring about; fewer happen where no work is left that leads to them. */
  disturbances: number;
  seed: number;
  /** Processes at once; more than one only on PostgreSQL. */
  workers: number;
}

export interface RoundResult {
  happened: Happened;
  verdict: Verdict;
}

/** Lets time pass until everything that can end by itself has. */
async function settle(scene: Scene, shifts: readonly number[]): Promise<void> {
  for (const shift of shifts) {
    await pass(scene, shift);
    if ((await scene.team.quiet()) === null) throw new Error('The process under test ended by itself.');
  }
}

const isForMorning = ({ kind }: Disturbance) => kind === 'kill' || kind === 'duplicate';

/** What follows the click: the boards are asked again, letters arrive, people say what nobody else knows, days pass. */
async function followUp(scene: Scene, planned: readonly Disturbance[]): Promise<string[]> {
  const morning = planned.filter(isForMorning).slice(0, MORNINGS);
  const others = planned.filter((one) => !morning.includes(one));
  await settle(scene, LOOKS_MS);
  await disturbLetters(scene, others.slice(WORDS));
  await settle(scene, [MAIL_OVER_MS, LEFT_LYING_MS]);
  const asked = (await scene.team.quiet())?.unknown ?? [];
  for (const { id, asked: isAsked } of asked)
    if (!isAsked) scene.broken.push(`${id} is unknown after a day, and nobody was asked.`);
  await settleUnknown(scene, others.slice(0, WORDS));
  await settle(scene, [...LOOKS_MS, MAIL_OVER_MS]);
  await deliverAll(scene);
  const reminded = await setReminders(scene);
  await disturbMorning(scene, morning);
  await deliverAll(scene);
  for (const { id, board } of asked) scene.asked.push({ id, board });
  return reminded;
}

/** One round: a fresh copy of the template, disturbances from preparation to what follows, the quiet end, the verdict. */
export async function runRound(round: Round): Promise<RoundResult> {
  const rig = await openRig(round);
  const scene: Scene = {
    rig,
    team: await startTeam(rig, round.workers),
    template: round.template,
    happened: new Map(),
    random: seeded(round.seed),
    patienceMs: round.withoutBrowser ? PATIENCE_MS : PATIENCE_WITH_BROWSER_MS,
    broken: [],
    asked: [],
  };
  try {
    const plan = planRound(round.disturbances, round.seed);
    await disturbPreparation(scene, plan.prepare);
    await disturbApprovalAndSending(scene, [...plan.approve, ...plan.send]);
    const reminded = await followUp(scene, plan.follow_up);
    const ledger = await rig.control.ledger();
    await scene.team.stop();
    const { endings, after } = await readEndings(rig.dataDir, round.databaseUrl);
    const followed = judgeFollowUp(endings, after, { letters: rig.relay.letters, reminded });
    const verdict = judge(endings, ledger, scene.asked);
    return {
      happened: scene.happened,
      verdict: { ...verdict, broken: [...verdict.broken, ...followed, ...scene.broken] },
    };
  } finally {
    await scene.team.killAll();
    await rig.close();
  }
}
