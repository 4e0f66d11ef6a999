import type { ServiceResult } from '@portico/application/kernel';
import type { Support, SupportContact } from '@portico/application/support';
import { ok } from '@portico/domain/kernel';
import { GetSupportDocument } from '../generated/operations.ts';
import type { GatewayClient } from './gateway-client.ts';

export class GraphqlSupport implements Support {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async contact(): ServiceResult<SupportContact> {
    const answer = await this.#client.query(GetSupportDocument, {});
    if (!answer.ok) return answer;
    const {
      phone,
      email,
      from,
      to,
      days,
      practice_name: name,
      practice_phone: practicePhone,
    } = answer.value.getSupport;
    const practice = name == null || practicePhone == null ? {} : { practice: { name, phone: practicePhone } };
    return ok({ phone, email, hours: { from, to, days }, ...practice });
  }
}
