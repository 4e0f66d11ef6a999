import type { ServiceResult } from '@portico/application/kernel';
import type { Support, SupportContact } from '@portico/application/support';
import { supportContact } from '../codecs/support.codec.ts';
import { GetSupportDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlSupport extends GraphqlPort implements Support {
  contact(): ServiceResult<SupportContact> {
    return this.client.ask(GetSupportDocument, {}, supportContact.read);
  }
}
