// Every port is a table of its own in `wire/`, or a module of its own here, `graphql-<port>.ts`: it comes with the
// screens that ask it, and a portal of many contexts begins no slower than one of few.
export { GatewayClient, type ClientOptions } from './gateway-client.ts';
