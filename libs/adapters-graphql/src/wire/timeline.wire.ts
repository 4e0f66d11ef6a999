import type { Timeline } from '@portico/application/health';
import { timelinePage, wantedTimeline } from '../codecs/timeline.codec.ts';
import * as documents from '../generated/documents/timeline.ts';
import { fields, operation, wireOf } from './operation.ts';

export const timelineWire = wireOf<Timeline>()({
  page: operation(documents.GetHealthTimelineDocument, fields(wantedTimeline), timelinePage),
});
