import { guestTimeWire } from '@portico/adapters-graphql/wire/guest-time';
import type { GuestTime } from '@portico/application/guests';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const guestTime = lazyPort<GuestTime>('guestTime', (context) => context.get(tokens.client).port(guestTimeWire));
