export { sealRounds } from './activity.ts';
export { deliveryLog, transportsOf, type Transports } from './notification-dispatcher.ts';
export { databaseWatch, mostClockDifference } from './database.ts';
export { EventForwarder, type Collector, type ForwardedEvent } from './events.ts';
export { paymentRounds, paymentWatch, type PaymentWatch } from './payments.ts';
export { summaryRounds, visitRounds, visitWatch, type VisitWatch } from './visits.ts';
export { rounds, type Rounds, type RoundsOptions } from './rounds.ts';
