import type { ActivityHistory, ActivityPage, WantedActivity } from '@portico/application/activity';
import type { ServiceResult } from '@portico/application/kernel';
import { activityPage, wantedActivity } from '../codecs/activity.codec.ts';
import { GetActivityLogDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlActivity extends GraphqlPort implements ActivityHistory {
  page(wanted: WantedActivity): ServiceResult<ActivityPage> {
    return this.client.ask(GetActivityLogDocument, wantedActivity.write(wanted), activityPage.read);
  }
}
