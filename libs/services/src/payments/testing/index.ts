export { agreedTo, agreedToAt, cardsFixture, tokenOf, tokenize, typedCard, uniqueId } from './cards-fixture.ts';
export { chargeCommands, comeToRest } from './charge-commands.ts';
export { ChargeFixture, type CopayLook, type Request, owed } from './charge-fixture.ts';
export { faultyLooks } from './faulty-looks.ts';
export { HeardAlerts } from './heard-alerts.ts';
