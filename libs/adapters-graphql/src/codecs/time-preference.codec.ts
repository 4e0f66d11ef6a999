import {
  parseTimePreference,
  writePreference,
  type TimePreference,
  type WrittenPreference,
} from '@portico/domain/scheduling';
import { codec, unreadable, type Codec } from './codec.ts';

/** A week, days and times of day that are asked for (`ACC-332`). */
export const timePreference: Codec<TimePreference, WrittenPreference> = codec(writePreference, (json) => {
  const parsed = parseTimePreference(json);
  return parsed.ok ? parsed.value : unreadable();
});
