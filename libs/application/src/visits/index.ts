export * from './check-out.port.ts';
export * from './check-out.service.ts';
export * from './check-out-path.ts';
