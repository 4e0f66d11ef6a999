import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createMetrics } from './index.ts';
import { readReport } from './policy-reports-route.ts';
import { type RunningServer, startServer } from './server.testing.ts';

const isFile = (path: string): boolean => path === '/assets/index-1.js';

describe('what is kept of a report of a broken policy', () => {
  it('ASVS-3.4 is a directive, an origin and a file of ours, whatever else a browser says', () => {
    const report = {
      'document-uri': 'https://portal.example/messages?message_id=7',
      'effective-directive': 'require-trusted-types-for',
      'blocked-uri': 'https://evil.example/steal?name=Ana',
      'source-file': 'https://portal.example/assets/index-1.js',
      'script-sample': 'Element innerHTML|Ana has diabetes',
    };
    expect(readReport(JSON.stringify({ 'csp-report': report }), isFile)).toEqual({
      directive: 'require-trusted-types-for',
      blocked: 'https://evil.example',
      source: '/assets/index-1.js',
    });
  });

  it('ASVS-3.4 holds no word of a path, a query, a sample or a made-up directive', () => {
    const secret = 'ana-nunez-1958';
    const texts = fc.constantFrom(
      secret,
      `https://evil.example/${secret}`,
      `https://evil.example/?${secret}`,
      `https://${secret}@evil.example/`,
      `data:text/html,${secret}`,
      `blob:https://portal.example/${secret}`,
      `${secret}:x`,
      `inline ${secret}`,
    );
    const names = ['effective-directive', 'violated-directive', 'blocked-uri', 'source-file', 'document-uri'];
    const reports = fc.dictionary(fc.constantFrom(...names, 'script-sample', 'referrer'), texts);
    fc.assert(
      fc.property(reports, (report) => {
        const kept = readReport(JSON.stringify({ 'csp-report': report }), isFile);
        expect(Object.keys(kept ?? {})).toEqual(['directive', 'blocked', 'source']);
        expect(JSON.stringify(kept)).not.toContain(secret);
      }),
    );
  });

  it('ASVS-3.4 is nothing where the text is no report', () => {
    for (const text of ['', '[', 'null', '[]', '{}', '{"csp-report":1}', '{"csp-report":null}']) {
      expect(readReport(text, isFile)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.json(), (text) => {
        readReport(text, isFile);
        readReport(`{"csp-report":${text}}`, isFile);
      }),
    );
  });
});

describe('the address for reports of broken policies', () => {
  let running: RunningServer | undefined;
  afterEach(() => running?.server.close());

  const report = JSON.stringify({
    'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' },
  });
  const tell = (body: string, headers: Record<string, string> = {}, method = 'POST'): Promise<Response> =>
    fetch(`${running?.url}/policy-reports`, {
      method,
      headers: { 'content-type': 'application/csp-report', ...headers },
      ...(method === 'POST' ? { body } : {}),
    });

  it('ASVS-3.4 counts a report and tells it as a warning, without anything of the page', async () => {
    const metrics = createMetrics({ ofProcess: false });
    running = await startServer({ metrics });
    expect((await tell(report)).status).toBe(204);
    expect(await metrics.text()).toContain('portico_policy_violations_total{directive="script-src-elem"} 1');
    expect(running.log.filter(({ level }) => level === 'warn')).toMatchObject([
      { directive: 'script-src-elem', blocked: 'inline', source: 'none' },
    ]);
  });

  it('ASVS-3.4 takes nothing else: another type, another method, more than a report has, or no report', async () => {
    running = await startServer();
    expect((await tell(report, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await tell('', {}, 'GET')).status).toBe(405);
    expect((await tell(' '.repeat(16_385))).status).toBe(413);
    expect((await tell('{}')).status).toBe(400);
    expect(running.log.filter(({ level }) => level === 'warn')).toEqual([]);
  });

  it('ASVS-3.4 ASVS-2.4 reads twenty reports of an address in a minute, so that nobody fills the log', async () => {
    running = await startServer();
    const statuses = [];
    for (let at = 0; at < 25; at += 1) statuses.push((await tell(report)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
    expect(running.log.filter(({ level }) => level === 'warn')).toHaveLength(20);
  });
});
