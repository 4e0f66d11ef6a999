import type { ServiceResult } from '@portico/application/kernel';
import type { BookingOrder, BookingRefusal } from '@portico/application/scheduling';
import type {
  CheckOutIds,
  CheckOutRefusal,
  CheckOuts,
  CheckOutScreen,
  NextVisit,
  NoCheckOut,
  WayOn,
} from '@portico/application/visits';
import type { FilledForm } from '@portico/domain/forms';
import { failed, ok, type Result } from '@portico/domain/kernel';
import type { CheckOutStep } from '@portico/domain/practices';
import {
  ContinueCheckoutDocument,
  ContinueCheckoutPaymentDocument,
  GetAppointmentCheckOutDocument,
  type CheckOutAnswerPartsFragment,
} from '../generated/operations.ts';
import { toWire } from '../wire-words.ts';
import { bookedFromWire, bookingRefusalFrom, requestToWire } from './booking.wire.ts';
import { filledToWire, formRefusalFrom } from './filled-form.wire.ts';
import { checkoutIdsToWire, checkOutRefusalFrom, screenFromWire, wayFromWire } from './check-out.wire.ts';
import { submitForm } from './form-mutations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';

/** Checking out, over the wire. */
export class GraphqlCheckOuts implements CheckOuts {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async screen(ids: CheckOutIds): ServiceResult<CheckOutScreen, NoCheckOut> {
    const { patient, appointment, planCreated } = ids;
    const answer = await this.#client.queryOr(
      GetAppointmentCheckOutDocument,
      {
        appointment_id: appointment,
        patient_id: patient.patient,
        practice_id: patient.practice,
        ...(planCreated === true ? { paymentPlanCreated: true } : {}),
      },
      noCheckOutFrom,
    );
    if (!answer.ok) return answer;
    const screen = screenFromWire(answer.value.getAppointmentCheckOut);
    // What goes along decides nothing there, so it is not sent: it stays as it came.
    return screen === undefined ? failed({ kind: 'malfunction' }) : ok({ ...screen, ids });
  }

  async goOn(
    ids: CheckOutIds,
    skipped: readonly CheckOutStep[],
    from: 'check-out' | 'payment',
  ): ServiceResult<WayOn, NoCheckOut> {
    const input = { checkoutIds: checkoutIdsToWire(ids), skipped: skipped.map(toWire) };
    if (from === 'payment') {
      const answer = await this.#client.queryOr(ContinueCheckoutPaymentDocument, { input }, noCheckOutFrom);
      return answer.ok ? wayOf(answer.value.continueCheckoutPayment) : answer;
    }
    const answer = await this.#client.queryOr(ContinueCheckoutDocument, { input }, noCheckOutFrom);
    return answer.ok ? wayOf(answer.value.continueCheckout) : answer;
  }

  async checkOut(ids: CheckOutIds, filled: readonly FilledForm[] = []): ServiceResult<WayOn, CheckOutRefusal> {
    const patientForms = filled.map(filledToWire);
    const input = { checkoutIds: checkoutIdsToWire(ids), ...(patientForms.length === 0 ? {} : { patientForms }) };
    const answer = await submitForm(
      this.#client,
      'postCheckoutForms',
      { input },
      (extensions) => checkOutRefusalFrom(extensions) ?? formRefusalFrom(extensions, filled[0]?.uuid),
    );
    return answer.ok ? wayOf(answer.value) : answer;
  }

  async bookNext(ids: CheckOutIds, order: BookingOrder): ServiceResult<NextVisit, BookingRefusal | NoCheckOut> {
    const input = { checkoutIds: checkoutIdsToWire(ids), appointment: requestToWire(order) };
    const answer = await submitForm(
      this.#client,
      'makeCheckoutAppointment',
      { input },
      (extensions) => bookingRefusalFrom(extensions) ?? noCheckOutFrom(extensions),
    );
    if (!answer.ok) return answer;
    const { requested, ...rest } = answer.value;
    const booked = requested === null ? undefined : bookedFromWire(requested);
    const way = wayFromWire(rest, true);
    return booked === undefined || way === undefined ? failed({ kind: 'malfunction' }) : ok({ booked, way });
  }
}

const noCheckOutFrom = ({ reason }: Extensions): NoCheckOut | undefined =>
  reason === 'no-check-out' ? { kind: reason } : undefined;

const wayOf = (wire: CheckOutAnswerPartsFragment): Result<WayOn, { readonly kind: 'malfunction' }> => {
  const way = wayFromWire(wire, false);
  return way === undefined ? failed({ kind: 'malfunction' }) : ok(way);
};
