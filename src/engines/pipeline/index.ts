export {
  canMove,
  hasArrived,
  stageOf,
  stateOfStatus,
  trackedCounts,
  trackedStates,
  trackedStatusOf,
  unsentStates,
} from './transitions.ts';
export { afterCrash, canMoveAttempt, LOOK_APART_MS, MAIL_WAIT_MS } from './attempts.ts';
export type { RecoveryFacts, RecoveryKind } from './attempts.ts';
export { trailOf } from './trail.ts';
export type { TrailLook, TrailName } from './trail.ts';
