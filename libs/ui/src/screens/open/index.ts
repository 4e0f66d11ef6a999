export { useBrand, useTitle, type PracticeBrand } from './open-context.ts';
export { OpenFrame } from './open-frame.tsx';
