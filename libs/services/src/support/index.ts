export { type SupportDeps, SupportService } from './support.service.ts';
