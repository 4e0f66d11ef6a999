export { startTestServer, type TestServer } from './test-server.ts';
export { PageCounter } from './page-counter.ts';
export { killAgainAndAgain } from '../durability/kill-campaign.ts';
