// What `@jest/globals` names in bare Node. Each file of tests loads it anew (see bare-node.mjs), so its first lines are the
// beginning of that file.
import { begin } from './at-test-file-start.mjs';
import { describing, hooking, testing } from './register-tests.mjs';

begin();

export const { expect, jest } = globalThis;
export const it = testing(globalThis.it);
export const test = it;
export const describe = describing(globalThis.describe);
export const beforeAll = hooking(globalThis.beforeAll);
export const beforeEach = hooking(globalThis.beforeEach);
export const afterEach = hooking(globalThis.afterEach);
export const afterAll = hooking(globalThis.afterAll);
