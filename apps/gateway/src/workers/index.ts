export { deliveryLog, transportsOf, type Transports } from './courier.ts';
export { rounds, type Rounds, type RoundsOptions } from './rounds.ts';
