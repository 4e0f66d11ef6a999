import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })`;

it.each([
  ['the commands of an operator', '../main.mjs'],
  ['the gateway', '../../gateway/main.mjs'],
])('an older Node is told by %s what is needed', (_, file) => {
  const started = spawnSync(process.execPath, ['--import', older, fileURLToPath(new URL(file, import.meta.url))], {
    encoding: 'utf8',
  });
  expect({ status: started.status, lines: started.stderr.trim().split('\n') }).toEqual({
    status: 1,
    lines: [expect.stringContaining('Node 24 or later; this is 20.19.0')],
  });
});
