export { birthDateWords } from './birth-date.messages.ts';
export { BirthDate } from './birth-date.tsx';
export { useBrand, useTitle, type PracticeBrand } from './open-context.ts';
export { OpenFrame } from './open-frame.tsx';
