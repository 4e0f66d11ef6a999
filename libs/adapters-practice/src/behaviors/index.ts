export { behaviorOf } from './behavior-of.ts';
