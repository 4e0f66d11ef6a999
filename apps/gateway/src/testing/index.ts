export { rootFields, type RootField } from './authorisation/root-fields.ts';
export { benEmail, north, password, south } from './clinic.ts';
export { crashCampaign, type Campaign } from './crash/campaign.ts';
export { storm, type Aftermath, type Offence } from './fuzz/storm.ts';
export { holding, noon, startTestGateway, type RunningGateway } from './running-gateway.ts';
export { card, openTill, uniqueId, type Till } from './till.ts';
