export { faultyNetworkTo, type FaultyNetwork } from './faulty-network.ts';
export { startTestServer, type TestServer } from './test-server.ts';
export { PageCounter } from './page-counter.ts';
export { killAgainAndAgain } from '../durability/kill-campaign.ts';
export { keepAnswers } from './kept-answers.ts';
