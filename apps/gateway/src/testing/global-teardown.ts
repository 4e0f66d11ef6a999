import { clinicOfRun } from './seeded-clinic.ts';

export default clinicOfRun.remove;
