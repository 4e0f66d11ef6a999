export * from './check-out.port.ts';
export * from './check-out.service.ts';
export * from './check-out-path.ts';
export * from './check-in.port.ts';
export * from './check-in.service.ts';
export * from './guest-check-in.ts';
