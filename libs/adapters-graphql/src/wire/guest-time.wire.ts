import type { GuestPass, GuestTime } from '@portico/application/guests';
import { same } from '../codecs/codec.ts';
import { field, record } from '../codecs/object-codec.ts';
import { moment } from '../codecs/scalars.ts';
import * as documents from '../generated/documents/guests.ts';
import { operation, variable, wireOf } from './operation.ts';

const guestPass = record<GuestPass>()({ token: 'token', expiresAt: field('expiresAt', moment) });

export const guestTimeWire = wireOf<GuestTime>()({
  lengthen: operation(documents.ExtendGuestSessionDocument, variable('token', same<string>()), guestPass),
});
