export { framePages } from './frame-pages.ts';
