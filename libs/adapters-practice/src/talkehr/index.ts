export { talkehrBehaviour } from './behaviour.ts';
