export { Frame, type FrameProps } from './frame.tsx';
export { placeWords } from './frame.messages.ts';
