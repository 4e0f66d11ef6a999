import type { Answer } from '@portico/application/kernel';
import type { Personal, Profile } from '@portico/application/profile';
import type { Email, Phone } from '@portico/domain/access';
import { languageOr, ok, type LocalDate } from '@portico/domain/kernel';
import { GetPersonalDocument } from '../generated/operations.ts';
import type { GatewayClient } from './gateway-client.ts';
import { present } from './present.ts';

export class GraphqlProfile implements Profile {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async personal(): Answer<Personal> {
    const answer = await this.#client.query(GetPersonalDocument, {});
    if (!answer.ok) return answer;
    const { name, birth_date, language, email, phone, practice_name, practice_phone } = answer.value.getPersonal;
    return ok(
      present({
        name,
        birthDate: birth_date as LocalDate | null,
        language: languageOr(language),
        email: email as Email | null,
        phone: phone as Phone | null,
        practiceName: practice_name,
        practicePhone: practice_phone,
      }),
    );
  }
}
