export { standardTitle, titleOf } from './titles.ts';
export { standardSkill } from './skills.ts';
export { prepareNames } from './names.ts';
export type { Names } from './names.ts';
