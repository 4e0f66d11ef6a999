import { expect, it } from '@jest/globals';
import { handwritten } from './contenders.ts';

it('the hand-written function of the bench says what the gateway says, byte by byte', async () => {
  const said: unknown = JSON.parse((await handwritten())());
  expect(said).toMatchObject({ data: { getDashboard: { dashboardScreen: { opened: expect.any(Array) } } } });
});
