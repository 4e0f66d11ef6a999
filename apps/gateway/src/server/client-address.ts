import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';

/** Tells where a request came from. */
export type ClientAddress = (request: IncomingMessage) => string;

/** Whether an address is one of our own proxies. */
export const trustIn = (trusted: readonly string[]): ((address: string) => boolean) => {
  const isOurs = proxyAddress.compile([...trusted]);
  return (address) => isOurs(address, 0);
};

/** Calls `onDoubt` once, at the first request that names another address and comes from none of our proxies. */
export const proxyDoubt = (
  isTrusted: (address: string) => boolean,
  onDoubt: () => void,
): ((request: IncomingMessage) => void) => {
  let isTold = false;
  return ({ headers, socket: { remoteAddress } }) => {
    if (isTold || headers['x-forwarded-for'] === undefined || remoteAddress === undefined) return;
    if (isTrusted(remoteAddress)) return;
    isTold = true;
    onDoubt();
  };
};

/**
 * The client's address: that of the connection or, behind our own proxies, the nearest address in `x-forwarded-for`
 * that is not a proxy of ours. The header is ignored from any other peer. `trusted`: addresses, subnets such as
 * `10.0.0.0/8`, or the names `loopback`, `linklocal` and `uniquelocal`. For IPv6 the network is returned, because one
 * household has too many addresses to count each.
 */
export const clientAddressBehind = (trusted: readonly string[]): ClientAddress => {
  const isOurs = proxyAddress.compile([...trusted]);
  /** A connection carries many requests, nearly always of one address. */
  const last = new WeakMap<IncomingMessage['socket'], { readonly address: string; readonly network: string }>();
  return (request) => {
    if (request.socket.remoteAddress === undefined) return '';
    const address = proxyAddress(request, isOurs);
    const known = last.get(request.socket);
    if (known?.address === address) return known.network;
    const network = networkOf(address);
    last.set(request.socket, { address, network });
    return network;
  };
};

/** The address itself; of IPv6 its network; empty where it is none. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};
