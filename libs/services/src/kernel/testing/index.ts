export { awayAt } from './away-practice-port.ts';
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
} from './patients-and-practices-fixture.ts';
export { MemoryLeases } from './memory-leases.ts';
