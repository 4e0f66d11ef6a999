import type { FormRefusal } from '@portico/application/forms';
import type { FilledForm, FormUuid } from '@portico/domain/forms';
import type { PatientFormInput } from '../generated/operations.ts';
import type { Extensions } from './gateway-client.ts';

/** A form as it was filled in, by itself or on the way of a visit. */
export const filledToWire = ({ uuid, version, responses }: FilledForm): PatientFormInput => ({
  formUuid: uuid,
  version,
  responses: responses.map((response) => ({
    ...response,
    ...(response.valueArray === undefined ? {} : { valueArray: [...response.valueArray] }),
  })),
});

/** Why forms were not taken; `uuid` is the one that was sent. */
export const formRefusalFrom = ({ reason }: Extensions, uuid: FormUuid | undefined): FormRefusal | undefined =>
  (reason === 'form-changed' || reason === 'form-not-requested' || reason === 'form-incomplete') && uuid !== undefined
    ? { kind: reason, uuid }
    : undefined;
