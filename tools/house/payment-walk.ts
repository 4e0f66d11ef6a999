/** One file that a payment passes, and what it says to hand the payment on. */
export interface Leg {
  readonly path: string;
  readonly says: string;
}

const floors = {
  screen: 'libs/ui/src/screens/payments/checkout',
  model: 'libs/view-models/src/payments/checkout',
  client: 'libs/adapters-graphql/src/portal',
  server: 'apps/gateway/src/server',
  wire: 'libs/adapters-graphql/src/gateway',
  service: 'libs/services/src/payments',
  processor: 'libs/adapters-payments/src',
} as const;

const leg = (floor: keyof typeof floors, file: string, says: string): Leg => ({
  path: `${floors[floor]}/${file}`,
  says,
});

/** A balance paid with a card, from the pay button to the processor and back: the files through whose hands it goes, in their order. */
export const paymentWalk: readonly Leg[] = [
  leg('screen', 'payment-form.tsx', 'viewModel.pay()'),
  leg('model', 'make-payment.view-model.ts', 'this.sending.send('),
  leg('model', 'payment-sending.ts', 'payments.submit('),
  leg('client', 'graphql-make-payment.ts', 'mutationFor('),
  leg('client', 'payment-order.wire.ts', "name: 'makePayment'"),
  leg('client', 'gateway-client.ts', 'this.#apollo.mutate('),
  leg('client', 'gateway-retry-links.ts', 'new BaseHttpLink('),
  leg('server', 'http-server.ts', 'answererOf('),
  leg('server', 'request-routing.ts', 'graphqlRoute('),
  leg('server', 'graphql-route.ts', 'engine.execute('),
  leg('wire', 'engine/engine.ts', 'operation.run('),
  leg('wire', 'payments.resolvers.ts', 'service.submit('),
  leg('service', 'checkout/make-payment.service.ts', 'this.#payOnce.pay('),
  leg('service', 'checkout/pay-once.ts', 'this.#due.balance('),
  leg('service', 'checkout/pay-due.ts', 'this.#charging.covered('),
  leg('service', 'checkout/order-charging.ts', 'this.#chargeService.charge('),
  leg('service', 'charges/limited-charge-service.ts', 'this.#chargeService.charge('),
  leg('service', 'charges/card-charge-service.ts', 'merchant.processor.charge('),
  leg('processor', 'clover/clover-processor.ts', 'this.#client.ask('),
  leg('processor', 'clover/client.ts', 'exchange('),
  leg('processor', 'wire/http-exchange.ts', 'fetch('),
  // And back.
  leg('service', 'checkout/payment-receipt.ts', 'finished('),
  leg('wire', 'payment.wire.ts', 'paymentReceipt.write('),
  leg('screen', 'payment-success-modal.tsx', 'receipt'),
];

/** How many files the walk has; it throws where one of them no longer hands the payment on as written here. */
export const filesOfWalk = (walk: readonly Leg[], textOf: (path: string) => string | undefined): number => {
  const stale = walk.filter(({ path, says }) => textOf(path)?.includes(says) !== true);
  if (stale.length > 0) {
    throw new Error(`A payment goes another way now: ${stale.map(({ path, says }) => `${path} (${says})`).join(', ')}`);
  }
  return new Set(walk.map(({ path }) => path)).size;
};
