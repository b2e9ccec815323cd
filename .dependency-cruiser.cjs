/**
 * The forbidden directions of ARCHITECTURE.md. A rule's comment says what the direction keeps whole.
 * @type {import('dependency-cruiser').IConfiguration}
 */

/** Lower tiers first: a domain imports from its own tier or below, and tells those above by outbox events. */
const tiers = [
  [
    'identity',
    'api-keys|audit|auth|users|sellers|addresses|bank-accounts|personal-data|vat|saved-views|second-factors|team',
  ],
  ['catalogue', 'brands|categories|variants|offers|catalog-uploads|brand-discounts|watchlist'],
  ['money', 'wallets|payouts|decisions'],
  ['trade', 'carts|checkouts|orders|sales|replacements'],
  ['fulfilment', 'carriers|shipments|packages|warehouse-shipments|documents|papers|order-invoices|claims'],
  [
    'backoffice',
    'seller-leads|analytics|insights|warehouse-figures|content|forms|internal|live|notifications|calendars|threads|webhooks|edifact|sandbox|retention',
  ],
];

const tests = '(\\.test\\.tsx?$|\\.spec\\.ts$|^api/src/testing/|^web/src/testing/|^e2e/)';
const domainsOf = (names) => `^api/src/domains/(${names})/`;

const inSomeTier = tiers.map(([, domains]) => domains).join('|');

const tierRules = tiers.slice(0, -1).map(([name, domains], index) => ({
  name: `tier-${name}-imports-nothing-above`,
  comment:
    'Upward facts travel as outbox events, or are written by the upper domain through the lower one. Screens join freely.',
  severity: 'error',
  from: { path: domainsOf(domains), pathNot: ['\\.read-model\\.ts$', tests] },
  to: {
    path: domainsOf(
      tiers
        .slice(index + 1)
        .map(([, above]) => above)
        .join('|'),
    ),
  },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(\\+types/|^virtual:|\\?)' },
    },
    {
      name: 'api-imports-no-web',
      comment: 'web and api meet in contract; the server bundle is loaded as a file.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^web/' },
    },
    { name: 'web-imports-no-api', severity: 'error', from: { path: '^web/' }, to: { path: '^api/' } },
    {
      name: 'contract-stands-alone',
      comment: 'Both sides load it: schemas and messages, with nothing behind them.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: tests },
      to: { pathNot: '^contract/src/|node_modules/(zod|openapi-fetch)/' },
    },
    {
      name: 'domains-meet-in-public',
      comment: 'Read models may join tables, tables may refer to tables, factories and tests make their own parents.',
      severity: 'error',
      from: {
        path: '^api/src/domains/([^/]+)/',
        pathNot: ['\\.(read-model|tables|factory)\\.ts$', tests],
      },
      to: { path: '^api/src/domains/', pathNot: ['^api/src/domains/$1/', '\\.public\\.ts$'] },
    },
    {
      name: 'public-shows-no-routes',
      comment: 'What other domains may use is no way in from outside.',
      severity: 'error',
      from: { path: '^api/src/domains/.*\\.public\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'read-models-join-tables-only',
      severity: 'error',
      from: { path: '^api/src/domains/([^/]+)/.*\\.(read-model|tables)\\.ts$' },
      to: { path: '^api/src/domains/', pathNot: ['^api/src/domains/$1/', '\\.(public|tables)\\.ts$'] },
    },
    {
      name: 'every-domain-stands-in-a-tier',
      comment: 'A domain that stands in none could import anything: name it in `tiers` above.',
      severity: 'error',
      from: { path: '^api/src/domains/', pathNot: domainsOf(inSomeTier) },
      to: {},
    },
    ...tierRules,
    {
      name: 'pure-files-import-kernel-only',
      comment:
        'Machines, rules, policies and the facts they judge are values and functions; contract gives the names of states.',
      severity: 'error',
      from: { path: '^api/src/domains/([^/]+)/.*\\.(machine|rules|policy|types|limits)\\.ts$' },
      to: {
        pathNot: [
          '^api/src/kernel/',
          '^contract/src/',
          '^api/src/domains/$1/.*\\.(machine|rules|policy|types|limits|errors)\\.ts$',
        ],
      },
    },
    {
      name: 'drizzle-stays-in-the-data-layer',
      severity: 'error',
      from: {
        path: '^(api|bench)/',
        pathNot: [
          '\\.(tables|repository|read-model|factory)\\.ts$',
          '^api/(seeds|migrations)/',
          '^api/src/platform/db/',
          '^api/drizzle\\.config\\.ts$',
          '^bench/',
          tests,
        ],
      },
      to: { path: 'node_modules/drizzle-orm/' },
    },
    {
      name: 'fastify-stays-at-the-edge',
      severity: 'error',
      from: {
        path: '^api/',
        pathNot: ['\\.routes\\.ts$', '^api/src/(app|main)\\.ts$', '^api/src/platform/http/', tests],
      },
      to: { path: 'node_modules/(fastify|@fastify|fastify-plugin|fastify-type-provider-zod)/' },
    },
    {
      name: 'routes-import-no-repository',
      comment: 'A route calls a use case or a read model.',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.(repository|tables)\\.ts$' },
    },
    {
      name: 'adapters-are-chosen-in-deps',
      comment: 'Everybody else sees the port.',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/src/deps\\.ts$', '^api/src/adapters/', '^api/(seeds|drizzle)', tests] },
      to: { path: '^api/src/adapters/', pathNot: ['\\.port\\.ts$', '\\.tables\\.ts$'] },
    },
    {
      name: 'adapters-know-their-own-role-only',
      severity: 'error',
      from: { path: '^api/src/adapters/([^/]+)/', pathNot: tests },
      to: { path: '^api/src/adapters/', pathNot: ['^api/src/adapters/$1/', '\\.port\\.ts$'] },
    },
    {
      name: 'kernel-imports-nothing',
      comment:
        'Pure: no project code, no platform, no file or network. uuid makes identifiers, zod tells the shape of events.',
      severity: 'error',
      from: { path: '^api/src/kernel/', pathNot: tests },
      to: { pathNot: ['^api/src/kernel/', '^contract/src/', 'node_modules/uuid/', 'node_modules/zod/'] },
    },
    {
      name: 'platform-and-adapters-import-no-domain',
      severity: 'error',
      from: { path: '^api/src/(platform|adapters)/', pathNot: tests },
      to: { path: '^api/src/domains/' },
    },
    {
      name: 'design-system-imports-no-feature',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/', pathNot: tests },
      to: { path: '^web/src/(features|blocks|app)/' },
    },
    {
      name: 'features-meet-in-public',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^web/src/features/', pathNot: ['^web/src/features/$1/', '\\.public\\.tsx?$'] },
    },
    {
      name: 'only-api-files-fetch',
      comment: '<noun>.api.ts is the only code that talks to the server.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['\\.api\\.ts$', '^web/src/lib/', tests] },
      to: { path: '^contract/src/client(\\.gen)?\\.ts$' },
    },
    {
      name: 'production-imports-no-tests',
      severity: 'error',
      from: { path: '^(api|web|contract)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'production-imports-no-factories-or-seeds',
      severity: 'error',
      from: { path: '^api/src/', pathNot: ['\\.factory\\.ts$', '^api/src/start/', tests] },
      to: { path: '(\\.factory\\.ts$|^api/seeds/)', pathNot: '^api/seeds/demo-accounts\\.ts$' },
    },
    {
      name: 'no-xlsx',
      comment: 'Its npm releases have advisories that will not be fixed.',
      severity: 'error',
      from: {},
      to: { path: '(^|node_modules/)xlsx(/|$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^web/(build|\\.react-router)/|/\\+types/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
