import { failed, ok, type Result } from '../../kernel/index.ts';
import type {
  ActivitySpan,
  ActivityUnavailable,
  ProcessorActivity,
  ProcessorLine,
} from '../ports/processor-activity.ts';

/** A processor's records, as set by a test. */
export class MemoryProcessorActivity implements ProcessorActivity {
  readonly lines: ProcessorLine[] = [];
  isUnavailable = false;

  async of({ from, until }: ActivitySpan): Promise<Result<readonly ProcessorLine[], ActivityUnavailable>> {
    if (this.isUnavailable) return failed({ kind: 'activity-unavailable' });
    return ok(this.lines.filter(({ at }) => at >= from && at < until));
  }
}
