export { awayAt } from './away-at.ts';
export {
  type BaseFixture,
  actingAs,
  ana,
  anaAtMesa,
  baseFixture,
  ben,
  benAtMesa,
  benAtPena,
  callOf,
  delegateFor,
  mesa,
  noon,
  pena,
  visit,
} from './base-fixture.ts';
export { MemoryLeases } from './memory-leases.ts';
