import { describe, expect, it } from '@jest/globals';
import { generateFromContract, staleFiles } from './contract-files.ts';
import type { Generated } from './generate.ts';

describe('the generated files in the repository', () => {
  it('are what the contract gives now', async () => {
    expect(staleFiles(await generateFromContract())).toEqual([]);
  });

  it('would be called stale if they were not', async () => {
    const generated = await generateFromContract();
    expect(staleFiles({ ...generated, 'schema.ts': `${generated['schema.ts']} ` })).toEqual(['schema.ts']);
  });

  it('would be called stale if the contract no longer gave them', async () => {
    const { 'documents/health.ts': gone, ...generated } = await generateFromContract();
    expect(gone).toBeDefined();
    expect(staleFiles(generated as Generated)).toEqual(['documents/health.ts']);
  });
});
