export * from './card-form.ts';
export * from './cards.port.ts';
export * from './cashier.port.ts';
export * from './make-payment.port.ts';
export * from './pay-button.ts';
export * from './payment-history.port.ts';
export * from './payment-path.ts';
