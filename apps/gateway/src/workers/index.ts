export { backupRounds } from './backup-requests.ts';
export { sealRounds } from './seal-activity-log.ts';
export { deliveryLog, transportsOf, type Transports } from './notification-dispatcher.ts';
export { databaseWatch, mostClockDifference } from './database-watch.ts';
export { EventForwarder, type Collector, type ForwardedEvent } from './analytics-forwarder.ts';
export { paymentRounds, paymentWatch, type PaymentWatch } from './payment-workers.ts';
export { summaryRounds, visitRounds, visitWatch, type VisitWatch } from './visit-workers.ts';
export { rounds, type Rounds, type RoundsOptions } from './periodic-work.ts';
