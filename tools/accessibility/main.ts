// `npm run accessibility -- --contact=ADDRESS [--date=YYYY-MM-DD]`: prints the accessibility conformance report.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../setup/paths.mjs';
import { conformanceReport } from './conformance-report.ts';
import { criteriaInPage } from './criteria-in-page.ts';

const { values } = parseArgs({
  options: {
    contact: { type: 'string', default: 'the practice that runs it' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
process.stdout.write(conformanceReport({ version, ...values }, criteriaInPage()));
