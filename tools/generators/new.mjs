// `npm run new -- context referrals`, `… screen health immunizations --es=Vacunas`, `… adapter smtp messages Mailbox`.
import { run } from '../setup/run-process.mjs';

const [kind, ...parameters] = process.argv.slice(2);
if (!['context', 'screen', 'adapter', 'practice'].includes(kind ?? '')) {
  console.error(
    [
      'npm run new -- context NAME                       such as: context referrals',
      'npm run new -- screen CONTEXT NAME --es=TITLE     such as: screen health immunizations --es=Vacunas',
      'npm run new -- adapter TECHNOLOGY CONTEXT PORT    such as: adapter smtp messages Mailbox',
      'npm run new -- practice SYSTEM --facets=FACETS    such as: practice openclinic --facets=visits,booking,booking.hold',
    ].join('\n'),
  );
  process.exitCode = 2;
} else {
  process.exitCode =
    (await run('nx', ['generate', `@portico/tools:${kind}`, ...parameters, '--no-interactive'])) ||
    (await run('node', ['--no-warnings', 'tools/messages/main.ts', 'compile']));
}
