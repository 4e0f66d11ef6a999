import type {
  FormHistory,
  FormQueue,
  FormRefusal,
  Forms,
  SignedFormShown,
  SignedPage,
} from '@portico/application/forms';
import type { ServiceResult } from '@portico/application/kernel';
import type { FilledForm, FormUuid } from '@portico/domain/forms';
import { failed, ok, type Instant, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import { filledForms, pendingPatient } from '../codecs/filled-forms.codec.ts';
import { formChanged, formHistory, formQueue, signedForm, signedPage } from '../codecs/forms.codec.ts';
import { moment } from '../codecs/scalars.ts';
import {
  GetFormHistoryDocument,
  GetFormQueueDocument,
  GetSignedFormDocument,
  LoadMoreFormsDocument,
  PostPendingFormsDocument,
} from '../generated/operations.ts';
import { formRefusals, ofFirstForm } from './form-refusals.ts';
import { GraphqlPort } from './graphql-port.ts';

/** How many more than are shown the gateway is asked to have in mind (`APT-244`). */
const ahead = 100;

export class GraphqlForms extends GraphqlPort implements Forms {
  history(): ServiceResult<FormHistory> {
    return this.client.ask(GetFormHistoryDocument, {}, formHistory.read);
  }

  more(practiceId: PracticeId, page: number, loaded: number): ServiceResult<SignedPage> {
    const variables = { practiceId, pageNumber: page, pageCount: page - 1, formCount: loaded + ahead };
    return this.client.ask(LoadMoreFormsDocument, variables, signedPage.read);
  }

  queue(): ServiceResult<FormQueue> {
    return this.client.ask(GetFormQueueDocument, {}, formQueue.read);
  }

  signed(practiceId: PracticeId, formUuid: FormUuid, signedAt: Instant): ServiceResult<SignedFormShown> {
    const variables = { practiceId, formUuid, updated_dt: moment.write(signedAt) };
    return this.client.ask(GetSignedFormDocument, variables, signedForm.read);
  }

  async sign(forms: readonly FilledForm[], of?: PatientRef): ServiceResult<void, FormRefusal> {
    const answer = await this.client.ask(
      PostPendingFormsDocument,
      { patientForms: filledForms.write(forms), pendingIds: of && pendingPatient.write(of) },
      (reply) => (reply.type === 'SUCCESS' ? undefined : formChanged.read(reply)),
      formRefusals,
    );
    if (!answer.ok || answer.value === undefined) return ofFirstForm(answer.ok ? ok(undefined) : answer, forms);
    return failed({ kind: 'form-changed', uuid: answer.value.form.uuid, now: answer.value });
  }
}
