export * from './delegate-door.port.ts';
export * from './delegate-door.service.ts';
export * from './delegates.port.ts';
export * from './delegates.service.ts';
