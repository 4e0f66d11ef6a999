export * from './access.port.ts';
export * from './access.service.ts';
export * from './frame.view-model.ts';
export * from './gatekeeper.ts';
export * from './inactivity.view-model.ts';
export * from './session-keeper.ts';
export * from './sign-in.view-model.ts';
export * from './troubles.view-model.ts';
