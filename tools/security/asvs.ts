export type Verdict = 'met' | 'partly' | 'not met' | 'not applicable';

/** A section of OWASP ASVS 5.0, level 2: what we judge, and what is missing or where it stands. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly verdict: Verdict;
  readonly note: string;
  /** Whose duty it is, where no test can show it. */
  readonly duty?: string;
}

const section = (id: string, title: string, verdict: Verdict, note: string): Section => {
  const duty = duties[id];
  return { id, title, verdict, note, ...(duty === undefined ? {} : { duty }) };
};

const ours = 'a document: ours to keep, yours to read';

/** Sections that are a matter of documents, decisions and deployment. */
const duties: Readonly<Record<string, string>> = {
  '2.1': ours,
  '3.1': ours,
  '5.1': ours,
  '6.1': ours,
  '7.1': ours,
  '7.5': 'a decision: ours; the practice may want another',
  '10.1': 'a decision: ours',
  '11.1': ours,
  '12.1': 'the operator’s: the proxy and its certificate',
  '15.1': 'ours to list, the operator’s to update',
  '16.1': ours,
};

export const sections: readonly Section[] = [
  section(
    '1.1',
    'Encoding architecture',
    'met',
    'values are parsed at every door and written out by the layer that knows the format',
  ),
  section('1.2', 'Injection prevention', 'met', 'SQL with parameters only, React, cells of CSV files guarded'),
  section('1.3', 'Sanitization', 'met', 'an allow-list for HTML, patterns of forms are judged before they run'),
  section('1.4', 'Memory and unmanaged code', 'not applicable', 'no unmanaged code of our own'),
  section('1.5', 'Safe deserialization', 'met', 'JSON alone; C-CDA without DTD or entities'),
  section(
    '2.1',
    'Documentation of limits',
    'partly',
    'operations.md and the tables of limits in the domain; not for each user',
  ),
  section('2.2', 'Input validation', 'met', 'parsed values; the contract refuses the rest'),
  section('2.3', 'Business logic', 'met', 'rows locked, steps in order, laws of the ledger as constraints'),
  section(
    '2.4',
    'Anti-automation',
    'met',
    'guesses, cards, mails, costly work and requests are counted before they are made',
  ),
  section('3.1', 'Documentation of the front end', 'partly', 'security headers are in operations.md'),
  section(
    '3.2',
    'Content interpretation',
    'met',
    'nosniff, downloads named and typed; a PDF window is given nothing but a PDF',
  ),
  section('3.3', 'Cookies', 'partly', 'tokens stand in no cookie; one cookie holds the language'),
  section(
    '3.4',
    'Headers of browsers',
    'met',
    'content security policy with hashes and trusted types on every page; what it refuses is reported and counted',
  ),
  section(
    '3.5',
    'Origin separation',
    'met',
    'Origin and Sec-Fetch are looked at; CORS only where no cookie or session counts: apps, FHIR, shared summaries',
  ),
  section('3.6', 'External resources', 'met', 'none but the processors’ scripts, from named origins'),
  section(
    '3.7',
    'Other browser security',
    'met',
    'links lead to known origins only; an unsupported browser is told so',
  ),
  section('4.1', 'Web services', 'met', 'content types held, methods held'),
  section('4.2', 'HTTP messages', 'met', 'ambiguous lengths and smuggling refused'),
  section('4.3', 'GraphQL', 'met', 'known documents only, variables limited in number and depth'),
  section('4.4', 'WebSocket', 'not applicable', 'none'),
  section('5.1', 'Documentation of files', 'met', 'kinds and sizes in operations.md'),
  section(
    '5.2',
    'Upload and content',
    'partly',
    'first bytes, size and pixels; pictures are drawn anew, without place or device; PDFs are kept as they came',
  ),
  section('5.3', 'Storage', 'met', 'in the database, never by a given name'),
  section(
    '5.4',
    'Download',
    'partly',
    'files in a sandbox, PDFs saved or in a viewer that is no page of ours; no virus scan unless one is set up',
  ),
  section('6.1', 'Documentation of authentication', 'met', 'tables of limits, this file'),
  section(
    '6.2',
    'Passwords',
    'partly',
    'argon2id, 50,000 known ones refused; composition rules stand by requirement ACC-219',
  ),
  section('6.3', 'General', 'partly', 'a second factor is optional unless the practice asks for it'),
  section(
    '6.4',
    'Lifecycle and recovery',
    'partly',
    'a reset by mail takes no confirmed second factor away; a bill opens by number, name and birth date',
  ),
  section(
    '6.5',
    'Multi-factor',
    'met',
    'codes once, counted before they are weighed, kept under a server key; their length by ACC-168',
  ),
  section('6.6', 'Out-of-band', 'partly', 'codes by mail and text message'),
  section('6.7', 'Cryptographic', 'met', 'passkeys with user verification'),
  section(
    '6.8',
    'Identity providers',
    'met',
    'issuer and subject alone name somebody; an equal email opens nothing (ADR 87)',
  ),
  section('7.1', 'Documentation of sessions', 'met', 'operations.md and the activity log'),
  section('7.2', 'Session management', 'met', '256-bit refresh tokens, hashed and rotated; reuse ends the session'),
  section(
    '7.3',
    'Time-outs',
    'partly',
    'twelve hours at most; ten idle minutes in the page, an hour on the server (ADR 84); neither is a setting',
  ),
  section('7.4', 'Termination', 'met', 'at once, by the person, and by an operator (`npm run person`)'),
  section(
    '7.5',
    'Abuse',
    'partly',
    'ending another device asks for no password: whoever sees a stranger there is to end it at once',
  ),
  section(
    '7.6',
    'Federated',
    'met',
    'our own sessions with our own limits; a provider ends those that it began (ADR 93)',
  ),
  section('8.1', 'Documentation of authorization', 'met', 'docs/authorization.md, written from the rules'),
  section('8.2', 'Design', 'met', 'one function decides; every operation is asked as every caller'),
  section('8.3', 'Operations', 'met', 'at the gateway, never by the page'),
  section('8.4', 'Other', 'met', 'practices see nothing of each other'),
  section('9.1', 'Tokens: integrity', 'met', 'fixed algorithm, key ring, issuer and audience'),
  section('9.2', 'Tokens: content', 'met', 'kinds apart, expiry looked at each time'),
  section('10.1', 'OAuth and OIDC', 'met', 'tokens of a provider stay at the gateway and are not kept'),
  section('10.2', 'OAuth client', 'met', 'PKCE, state bound to the browser that began, issuer of the answer'),
  section('10.3', 'OAuth resource server', 'not applicable', 'none'),
  section('10.4', 'OAuth authorization server', 'not applicable', 'none'),
  section('10.5', 'OIDC client', 'met', 'nonce, audience, issuer and signature of each token; logout tokens likewise'),
  section('10.6', 'OpenID provider', 'not applicable', 'none'),
  section('10.7', 'Consent management', 'not applicable', 'none'),
  section('11.1', 'Cryptographic inventory', 'partly', 'key ring and purposes in operations.md'),
  section('11.2', 'Implementation', 'met', 'node:crypto; keys change without signing anybody out'),
  section('11.3', 'Encryption', 'met', 'AES-256-GCM'),
  section('11.4', 'Hashing', 'met', 'argon2id, SHA-256, HMAC'),
  section('11.5', 'Random values', 'met', 'the system’s generator'),
  section('11.6', 'Public keys', 'met', 'passkeys alone'),
  section('11.7', 'Data in use', 'not applicable', 'level 3'),
  section('12.1', 'TLS', 'partly', 'ends at the operator’s proxy'),
  section('12.2', 'TLS to people', 'partly', 'the same; HSTS is sent'),
  section(
    '12.3',
    'TLS between services',
    'met',
    'asked for of mail, processors, shops and the database of another host',
  ),
  section('13.1', 'Documentation of configuration', 'met', 'operations.md'),
  section(
    '13.2',
    'Communication behind the gateway',
    'met',
    'a database role that owns nothing; outgoing addresses are never a caller’s',
  ),
  section('13.3', 'Secrets', 'partly', 'from files or the environment; no vault'),
  section('13.4', 'Unintended information', 'met', 'no listings, metrics apart, bugs without detail'),
  section('14.1', 'Documentation of data', 'met', 'retention by table, below'),
  section(
    '14.2',
    'General data protection',
    'partly',
    'pictures lose place and device; codes of links stand in addresses',
  ),
  section('14.3', 'Data in the browser', 'partly', 'name and mail address in session storage until sign-out'),
  section('15.1', 'Documentation of dependencies', 'met', '`npm sbom`'),
  section('15.2', 'Architecture and dependencies', 'partly', 'update times are not written down'),
  section('15.3', 'Defensive coding', 'met', 'strict types, frozen inputs, redirects refused'),
  section('15.4', 'Concurrency', 'met', 'counts before weighing, constraints, storms over two gateways'),
  section('16.1', 'Documentation of logs', 'met', 'operations.md, ADR 51'),
  section('16.2', 'General logging', 'met', 'who, what, when, from where; no secret and nothing that was typed'),
  section('16.3', 'Security events', 'met', 'every failed sign-in, every refusal'),
  section(
    '16.4',
    'Protection of logs',
    'met',
    'chained, sealed, not the gateway’s to change; heads of the chains in a second log',
  ),
  section('16.5', 'Errors', 'met', 'a request id and nothing else'),
  section('17', 'WebRTC', 'not applicable', 'video is elsewhere'),
];
