import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createMetrics } from './index.ts';
import { kept, readers, type PolicyReport } from './content-policy-reports-route.ts';
import { type RunningServer, startServer } from './testing/running-server.ts';

const isFile = (path: string): boolean => path === '/assets/index-1.js';

/** The two shapes in which browsers say the same, as their specifications write them. */
const shapes = {
  'application/csp-report': (report: Record<string, unknown>) => ({ 'csp-report': report }),
  'application/reports+json': (report: Record<string, unknown>) => [
    {
      type: 'csp-violation',
      age: 10,
      url: report['document-uri'],
      user_agent: 'Mozilla/5.0',
      body: {
        documentURL: report['document-uri'],
        effectiveDirective: report['effective-directive'],
        blockedURL: report['blocked-uri'],
        sourceFile: report['source-file'],
        sample: report['script-sample'],
        referrer: report['referrer'],
      },
    },
  ],
} as const;
type Shape = keyof typeof shapes;
const media = Object.keys(shapes) as Shape[];

const read = (type: Shape, body: unknown): readonly PolicyReport[] | undefined =>
  readers
    .get(type)?.(body)
    ?.map((each) => kept(each, isFile));

describe.each(media)('what is kept of a report of a broken policy, as %s', (type) => {
  it('ASVS-3.4 is a directive, an origin and a file of ours, whatever else a browser says', () => {
    const report = {
      'document-uri': 'https://portal.example/messages?message_id=7',
      'effective-directive': 'require-trusted-types-for',
      'blocked-uri': 'https://evil.example/steal?name=Ana',
      'source-file': 'https://portal.example/assets/index-1.js',
      'script-sample': 'Element innerHTML|Ana has diabetes',
    };
    expect(read(type, shapes[type](report))).toEqual([
      {
        directive: 'require-trusted-types-for',
        blocked: 'https://evil.example',
        source: '/assets/index-1.js',
      },
    ]);
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
        const found = read(type, JSON.parse(JSON.stringify(shapes[type](report))));
        expect(found?.map((each) => Object.keys(each))).toEqual([['directive', 'blocked', 'source']]);
        expect(JSON.stringify(found)).not.toContain(secret);
      }),
    );
  });

  it('ASVS-3.4 is nothing where the text is no report', () => {
    for (const body of [undefined, null, 1, {}, { 'csp-report': 1 }, { 'csp-report': null }]) {
      expect(read(type, body)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        read(type, body);
        read(type, { 'csp-report': body });
        read(type, [body, { type: 'csp-violation', body }]);
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

  it.each(media)('ASVS-3.4 counts a report that comes as %s and tells it as a warning', async (type) => {
    const metrics = createMetrics({ ofProcess: false });
    running = await startServer({ metrics });
    const said = shapes[type]({ 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' });
    expect((await tell(JSON.stringify(said), { 'content-type': `${type}; charset=utf-8` })).status).toBe(204);
    expect(await metrics.text()).toContain('portico_policy_violations_total{directive="script-src-elem"} 1');
    expect(running.log.filter(({ level }) => level === 'warn')).toMatchObject([
      { directive: 'script-src-elem', blocked: 'inline', source: 'none' },
    ]);
  });

  it('ASVS-3.4 reads the first ten of many, and those of a content policy alone', async () => {
    running = await startServer();
    const [violation] = shapes['application/reports+json']({ 'effective-directive': 'img-src', 'blocked-uri': 'data' });
    const many = [{ type: 'deprecation', body: { message: 'old' } }, ...Array.from({ length: 40 }, () => violation)];
    const reports = { 'content-type': 'application/reports+json' };
    expect((await tell(JSON.stringify(many), reports)).status).toBe(204);
    const told = running.log.filter(({ level }) => level === 'warn').map(({ directive }) => directive);
    expect(told).toEqual(Array.from({ length: 10 }, () => 'img-src'));
    expect((await tell(report, reports)).status).toBe(400);
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
