import { describe, expect, it } from '@jest/globals';
import { eventPages } from './analytics-event-pages.ts';

const request = (path: string, method = 'GET', body?: unknown) => ({
  path,
  method,
  headers: {},
  body: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
});

describe('the event sink of the demo', () => {
  it('ACC-406 counts events of the portal and keeps nothing else of them', async () => {
    const pages = eventPages();
    const post = async (body: unknown) => (await pages(request('/demo/events', 'POST', body)))?.status;
    const event = { token: 'demo', event: 'Sign Up', language: 'es', practiceId: 'mesa', usedBtn: 'mail' };
    expect([await post(event), await post(event), await post({ ...event, event: 'Change Email' })]).toEqual([
      204, 204, 204,
    ]);
    const answer = await pages(request('/demo/events.json'));
    expect(JSON.parse(String(answer?.body))).toEqual({ 'Sign Up': 2, 'Change Email': 1 });
  });

  it('takes no other event, and none without its token', async () => {
    const pages = eventPages();
    for (const body of [
      { token: 'demo', event: 'ana@example.org' },
      { event: 'Sign Up' },
      'no JSON',
      'null',
      undefined,
    ]) {
      expect((await pages(request('/demo/events', 'POST', body)))?.status).toBe(400);
    }
    expect((await pages(request('/demo/events.json')))?.body).toBe('{}');
    expect(await pages(request('/demo/events'))).toBeUndefined();
    expect(await pages(request('/demo/else', 'POST'))).toBeUndefined();
  });
});
