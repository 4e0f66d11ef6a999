export { mostThreads, mostVisits, SearchService } from './search.service.ts';
