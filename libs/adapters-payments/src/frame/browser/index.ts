export { cloverCardFrame } from './clover-card-frame.ts';
export { cloverWalletFrame } from './clover-wallet-frame.ts';
export { type OpenFrame, type FrameAround, frameAround, openFrame } from './open-frame.ts';
