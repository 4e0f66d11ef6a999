export { talkehrBehavior } from './behavior.ts';
