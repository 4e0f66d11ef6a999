export { RefillNews } from './refill-news.ts';
export { refillWayFor, RefillsService } from './refills.service.ts';
