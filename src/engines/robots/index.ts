export { mayRead, pauseAskedFor, readRobots } from './robots.ts';
