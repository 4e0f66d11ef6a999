export { RefillNews } from './refill-news.ts';
export { refillWayFor } from './refill-way.ts';
