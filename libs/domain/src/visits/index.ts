export * from './check-out.ts';
export * from './ports/check-out-desk.ts';
