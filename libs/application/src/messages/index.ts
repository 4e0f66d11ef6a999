export * from './message-uploads.ts';
export * from './messages.port.ts';
export * from './messages.service.ts';
