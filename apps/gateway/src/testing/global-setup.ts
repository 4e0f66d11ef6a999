import { clinicOfRun } from './seeded.ts';

export default clinicOfRun.make;
