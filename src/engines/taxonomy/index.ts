export { knowTrades, workforceOf } from './trades.ts';
export { occupationsOf, standardTitle, titleOf } from './titles.ts';
export { namesOfSkills, standardSkill } from './skills.ts';
export { buildSnapshot } from './snapshot.ts';
export { prepareNames } from './names.ts';
export type { Names } from './names.ts';
