/** Seconds for which a browser keeps to HTTPS, a year (`ACC-377`). */
const httpsFor = 31_536_000;

/** Headers of every answer, as names and values. A page that needs more than nothing brings its own content policy. */
export const securityHeaders: readonly string[] = [
  'strict-transport-security',
  `max-age=${httpsFor}; includeSubDomains`,
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'no-referrer',
  'permissions-policy',
  'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy',
  'same-origin',
  'cross-origin-resource-policy',
  'same-origin',
];

const inert = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Content security policy of responses that are not pages: no scripts, no framing. */
export const inertPolicy: readonly string[] = ['content-security-policy', inert];

/** The same for files, with `sandbox`: a file opened by its address gets an opaque origin. */
export const filePolicy: readonly string[] = ['content-security-policy', `${inert}; sandbox`];

export interface PagePolicy {
  /** `sha256-…` of each inline script and style that the built pages carry. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Further origins that the portal may ask, such as a gateway elsewhere. */
  readonly connectOrigins: readonly string[];
  /** Origin of the card frames, where that is not the portal's own. */
  readonly frameOrigin?: string | undefined;
  /** The card frames may open the sheets of wallets. */
  readonly offersWallets?: boolean;
  /** Whether the portal's own pages may frame it; other origins never may. */
  readonly framedByPortal?: boolean;
  /** Whether the portal is reached by HTTPS, so that nothing on its pages comes by HTTP. */
  readonly https: boolean;
}

/** Where browsers tell what the content policy of a page refused. */
export const policyReports = '/policy-reports';

/**
 * What may make text into markup or into the address of a script: `default`, of the script at the end of the page, which
 * lets a library empty an element and the portal's own files be fetched; what cleans the words of a practice's form; and
 * the frames that run nothing. Anything else that tries is refused.
 */
const trustedTypes = ['default', 'dompurify', 'portico-page'];

/** The content policy of the portal's pages: own scripts and styles, the named inline ones, and nothing else. */
export const pagePolicy = ({
  scriptHashes,
  styleHashes,
  connectOrigins,
  frameOrigin,
  offersWallets = false,
  framedByPortal = false,
  https,
}: PagePolicy): readonly string[] => {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  const directives = [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHashes)}`,
    `style-src 'self'${quoted(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${connectOrigins.map((origin) => ` ${origin}`).join('')}`,
    `frame-src 'self'${frameOrigin === undefined ? '' : ` ${frameOrigin}`}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedByPortal ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ')}`,
    `report-uri ${policyReports}`,
    // A browser that knows it forgets report-uri, and sends such reports by HTTPS alone.
    ...(https ? ['report-to policy', 'upgrade-insecure-requests'] : []),
  ];
  const endpoints = https ? ['reporting-endpoints', `policy="${policyReports}"`] : [];
  const paysBy = offersWallets ? frameOrigin : undefined;
  return [
    'content-security-policy',
    directives.join('; '),
    ...endpoints,
    'permissions-policy',
    pagePermissions(paysBy),
    // Google's sheet may be a window, which answers the page that opened it.
    ...(paysBy === undefined ? [] : ['cross-origin-opener-policy', 'same-origin-allow-popups']),
  ];
};

/** Camera and microphone can be tried before a video visit; a page hands `payment` on only if it has it itself. */
const pagePermissions = (paysBy: string | undefined): string =>
  `camera=(self), geolocation=(), microphone=(self), payment=(${paysBy === undefined ? '' : `self "${paysBy}"`}), usb=()`;
