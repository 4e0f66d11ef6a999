export { anaEmail, mark, password } from './clinic.ts';
export { storm, type Aftermath, type Offence } from './fuzz/storm.ts';
export { credentials, startTestGateway, type Reply, type RunningGateway } from './running-gateway.ts';
