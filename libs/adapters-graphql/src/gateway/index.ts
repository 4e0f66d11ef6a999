export { BowserUserAgents } from './bowser-user-agents.ts';
export type { GatewayContext, OwnServices } from './gateway-context.ts';
export { executableSchema } from './executable-schema.ts';
export { contextMaker, type GatewayServices } from './make-request-context.ts';
