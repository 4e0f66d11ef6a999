import type { ActivityHistory } from '@portico/application/activity';
import { activityPage, wantedActivity } from '../codecs/activity.codec.ts';
import { GetActivityLogDocument } from '../generated/documents/activity.ts';
import { fields, operation, wireOf } from './operation.ts';

export const activityWire = wireOf<ActivityHistory>()({
  page: operation(GetActivityLogDocument, fields(wantedActivity), activityPage),
});
