import type { GatewayClient } from './gateway-client.ts';

/** A port of the portal that is asked over the wire. */
export abstract class GraphqlPort {
  protected readonly client: GatewayClient;

  constructor(client: GatewayClient) {
    this.client = client;
  }
}
