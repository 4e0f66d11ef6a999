export * from './clover-card-frame.ts';
export * from './clover-wallet-frame.ts';
export * from './open-frame.ts';
