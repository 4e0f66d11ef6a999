export { delayedServer, type DelayedServer } from './delayed-server.ts';
export { faultyNetworkTo, type FaultyNetwork } from './faulty-network.ts';
export { startTestServer, type TestServer } from './test-postgres-server.ts';
export { PageCounter } from './touched-page-counter.ts';
export { killAgainAndAgain } from '../durability/testing/kill-campaign.ts';
export { keepAnswers } from './keep-parsed-answers.ts';
