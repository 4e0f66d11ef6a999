/** A service that is made for each call, from ports that were resolved once. */
export type ForCall<Call, Service> = (call: Call) => Service;

/** Takes the ports of a service, and then each call. The constructor takes the ports in order, and the call last. */
export const forCall =
  <Ports extends readonly unknown[], Call, Service>(Made: new (...args: [...Ports, Call]) => Service) =>
  (...ports: Ports): ForCall<Call, Service> =>
  (call) =>
    new Made(...ports, call);
