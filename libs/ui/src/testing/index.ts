export { dictionary, textOf } from './dictionary.ts';
export { listed, otherPractice, practice } from './listed.ts';
export { noon, phoenixDevice, renderIn } from './render-in.tsx';
