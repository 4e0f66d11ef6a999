import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import gateway from '../package.json' with { type: 'json' };
import { countBuild, readBuildInfo } from './build-info.ts';
import { createMetrics, createMetricsServer } from './server/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-build-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('which release runs', () => {
  it('is the version of the gateway, and the commit that a bundle names', () => {
    const file = pathToFileURL(join(folder, 'build.json'));
    const { version } = gateway;
    const { node } = process.versions;
    expect(readBuildInfo(file)).toEqual({ version, commit: 'unknown', node });
    writeFileSync(file, JSON.stringify({ commit: 'abc123' }));
    expect(readBuildInfo(file)).toEqual({ version, commit: 'abc123', node });
  });

  it('is told where the numbers are read, as a number and at /version', async () => {
    const build = { version: '1.2.3', commit: 'abc123', node: '24.0.0' };
    const metrics = createMetrics({ ofProcess: false });
    countBuild(metrics.registry, build);
    const apart = createMetricsServer(metrics, build);
    const { url } = await apart.listen(0, '127.0.0.1');
    expect(await (await fetch(`${url}/version`)).json()).toEqual(build);
    expect((await fetch(`${url}/version`, { method: 'POST' })).status).toBe(405);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain(
      'portico_build_info{version="1.2.3",commit="abc123",node="24.0.0"} 1',
    );
    await apart.close();
  });
});
