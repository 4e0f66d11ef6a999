import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { Bundle } from 'fhir/r4';
import { clientOf, jsonIn } from './testing/fhir-test-client.ts';

const names = ['tokens', 'medplum', 'oracle', 'canvas', 'athena', 'epic', 'eclinicalworks', 'argonaut'];

describe('the program that starts every server', () => {
  it('prints where each is, with a clinic in it, and ends by SIGTERM', async () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
    const addresses = new Map<string, string>();
    for await (const line of createInterface({ input: child.stdout })) {
      const [name = '', address = ''] = line.split(/\s+/);
      addresses.set(name, address);
      if (addresses.size === names.length) break;
    }
    const rows: Record<string, number | undefined> = {};
    for (const name of names.slice(1)) {
      const answer = await clientOf(addresses.get(name) ?? '')('GET', 'Practitioner?name=rivera');
      rows[name] = jsonIn<Bundle>(answer).entry?.length;
    }
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    expect([...addresses.keys()]).toEqual(names);
    expect(rows).toEqual({ medplum: 1, oracle: 1, canvas: 1, athena: 1, epic: 1, eclinicalworks: 1, argonaut: 1 });
    expect(code).toBe(0);
  }, 60_000);
});
