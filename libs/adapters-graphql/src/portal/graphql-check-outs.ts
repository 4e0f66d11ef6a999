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
import type { CheckOutStep } from '@portico/domain/practices';
import { bookedVisit, bookingOrder } from '../codecs/booking.codec.ts';
import { checkOutIds, checkOutScreen, skippedSteps, visitToCheckOut, wayOn } from '../codecs/check-out.codec.ts';
import { needed, type Read } from '../codecs/codec.ts';
import { filledForms } from '../codecs/filled-forms.codec.ts';
import {
  ContinueCheckoutDocument,
  ContinueCheckoutPaymentDocument,
  GetAppointmentCheckOutDocument,
  MakeCheckoutAppointmentDocument,
  PostCheckoutFormsDocument,
} from '../generated/operations.ts';
import { bookingRefusals } from '../refusals.ts';
import { formRefusals, ofFirstForm } from './form-refusals.ts';
import { GraphqlPort } from './graphql-port.ts';

/** Checking out, over the wire. */
export class GraphqlCheckOuts extends GraphqlPort implements CheckOuts {
  screen(ids: CheckOutIds): ServiceResult<CheckOutScreen, NoCheckOut> {
    // What goes along decides nothing there, so it is not sent: it stays as it came.
    const read = (json: Read<typeof checkOutScreen>) => ({ ...checkOutScreen.read(json), ids });
    return this.client.ask(GetAppointmentCheckOutDocument, visitToCheckOut.write(ids), read, ['no-check-out']);
  }

  goOn(
    ids: CheckOutIds,
    skipped: readonly CheckOutStep[],
    from: 'check-out' | 'payment',
  ): ServiceResult<WayOn, NoCheckOut> {
    const sent = { input: { checkoutIds: checkOutIds.write(ids), skipped: skippedSteps.write(skipped) } };
    return from === 'payment'
      ? this.client.ask(ContinueCheckoutPaymentDocument, sent, readWay, ['no-check-out'])
      : this.client.ask(ContinueCheckoutDocument, sent, readWay, ['no-check-out']);
  }

  async checkOut(ids: CheckOutIds, filled: readonly FilledForm[] = []): ServiceResult<WayOn, CheckOutRefusal> {
    const input = { checkoutIds: checkOutIds.write(ids), patientForms: filledForms.write(filled) };
    const refusals = ['no-check-out', 'forms-open', ...formRefusals] as const;
    return ofFirstForm(await this.client.ask(PostCheckoutFormsDocument, { input }, readWay, refusals), filled);
  }

  bookNext(ids: CheckOutIds, order: BookingOrder): ServiceResult<NextVisit, BookingRefusal | NoCheckOut> {
    return this.client.ask(
      MakeCheckoutAppointmentDocument,
      { input: { checkoutIds: checkOutIds.write(ids), appointment: bookingOrder.write(order) } },
      ({ requested, ...way }) => ({
        booked: needed(bookedVisit).read(requested),
        way: { ...wayOn.read(way), isRequested: true },
      }),
      [...bookingRefusals, 'no-check-out'],
    );
  }
}

const readWay = (json: Read<typeof wayOn>): WayOn => ({ ...wayOn.read(json), isRequested: false });
