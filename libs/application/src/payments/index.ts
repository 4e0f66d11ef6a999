export * from './cards.port.ts';
export * from './cashier.port.ts';
export * from './make-payment.port.ts';
export * from './payment-history.port.ts';
