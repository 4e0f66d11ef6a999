import { describe, expect, it } from '@jest/globals';
import { Unreadable } from '../codecs/codec.ts';
import { healthWire } from '../wire/health.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { refusal } from './value-or-refusal.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries } = resolversOf(healthWire, ({ own }) => own().health);
const record = (own: GatewayContext['own']) =>
  queries.getPdf(undefined, { patientId: 'no id of anybody' }, { own } as GatewayContext);

describe('the resolvers of a table', () => {
  it('tell arguments that cannot be read only those who have a session', async () => {
    const over = refusal({ kind: 'session-over', reason: 'expired' });
    const withoutSession = () => {
      throw over;
    };
    await expect(record(withoutSession)).rejects.toBe(over);
    const withSession = () => ({ health: {} }) as ReturnType<GatewayContext['own']>;
    await expect(record(withSession)).rejects.toBeInstanceOf(Unreadable);
  });
});
