export { vertexBehavior } from './behavior.ts';
