export { RefillsService } from './refills.service.ts';
