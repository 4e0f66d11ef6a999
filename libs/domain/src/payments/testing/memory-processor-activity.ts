import { failed, ok, type Result } from '../../kernel/index.ts';
import type {
  ActivitySpan,
  ActivityUnavailable,
  ProcessorActivity,
  ProcessorLine,
} from '../ports/processor-activity.ts';

/** What a processor did, as a test writes it down. */
export class MemoryProcessorActivity implements ProcessorActivity {
  readonly lines: ProcessorLine[] = [];
  isUnavailable = false;

  async of({ from, until }: ActivitySpan): Promise<Result<readonly ProcessorLine[], ActivityUnavailable>> {
    if (this.isUnavailable) return failed({ kind: 'activity-unavailable' });
    return ok(this.lines.filter(({ at }) => at >= from && at < until));
  }
}
