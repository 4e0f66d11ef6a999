export { MemoryActivityLog } from './memory-activity-log.ts';
