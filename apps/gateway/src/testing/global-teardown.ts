import { clinicOfRun } from './furnished.ts';

export default clinicOfRun.remove;
