// What the first page asks by. The wire of every other port is a module of its own, `graphql-<port>.ts`: it comes with
// the screens that ask it, and a portal of many contexts begins no slower than one of few.
export { GatewayClient, type ClientOptions } from './gateway-client.ts';
export { GraphqlAccess } from './graphql-access.ts';
