export { RefillNews } from './refill-news.ts';
export { RefillsService } from './refills.service.ts';
