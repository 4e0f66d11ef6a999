import { parentPort } from 'node:worker_threads';
import { PrintingPool, ThreadedRecordPrinter } from '@portico/adapters-documents';
import { EmbeddedChart } from '@portico/adapters-practice/embedded';
import type { AccountId, PatientId } from '@portico/domain/kernel';
import { south } from '../clinic-fixture.ts';
import { startTestGateway } from '../running-gateway.ts';
import { signedIn } from '../signed-in-sessions.ts';

/**
 * A whole gateway in a thread of its own: says where it listens and a token of Ana's. Told `print` it prints so many charts,
 * all of them asked for at once, and says when they are there; told `end` it ends.
 */
const gateway = await startTestGateway();
const token = await signedIn(gateway.database, { account: 'ana' as AccountId });
const printer = new ThreadedRecordPrinter(new PrintingPool());

const print = async (documents: number): Promise<void> => {
  const chart = await new EmbeddedChart(gateway.database).chart({ practice: south.id, patient: '2002' as PatientId });
  const subject = { name: 'Ana', practiceName: 'South' };
  await Promise.all(Array.from({ length: documents }, () => printer.record(subject, chart, 'en')));
  parentPort?.postMessage('printed');
};

parentPort?.postMessage({ url: gateway.url, token });
parentPort?.on('message', (told: 'end' | { readonly print: number }) => {
  if (told === 'end') void gateway.close().then(() => process.exit(0));
  else void print(told.print);
});
