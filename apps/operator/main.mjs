#!/usr/bin/env node
// The commands of an operator as they are run for real. Plain JavaScript, so that an older Node can say what it needs.
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < 24) {
  console.error(
    `Portico needs Node 24 or later; this is ${process.versions.node}. The project has its own: node_modules/.bin/node apps/operator/main.mjs`,
  );
  process.exitCode = 1;
} else {
  await import('./src/main.ts');
}
