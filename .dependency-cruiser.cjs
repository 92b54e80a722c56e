/**
 * The floors of each wing, the top one first. A folder (or a file that lies directly in the wing) imports values only
 * from floors below its own; neighbours on a floor do not know each other. docs/architecture.md tells what each is for.
 */
const floors = require('./docs/floors.json')

const pathsOf = (wing, rooms) =>
  `^${wing}/(${rooms.map((room) => (room.includes('.') ? `${room.replace('.', '\\.')}$` : `${room}/`)).join('|')})`

const floorRules = Object.entries(floors).flatMap(([wing, storeys]) =>
  storeys.flatMap((rooms, storey) =>
    rooms.map((room) => ({
      name: `${wing}-${room}-looks-down`,
      severity: 'error',
      from: { path: pathsOf(wing, [room]) },
      to: {
        path: pathsOf(
          wing,
          storeys
            .slice(0, storey + 1)
            .flat()
            .filter((other) => other !== room)
            .concat('-none-'),
        ),
        // Between halls types count too.
        ...(wing.includes('/') ? { dependencyTypesNot: ['type-only'] } : {}),
      },
    })),
  ),
)

/** Import directions between the wings: shared knows nobody; server, donor and admin know shared and themselves. */
const only = (part, ...allowed) => ({
  name: `${part}-imports-only-shared-and-itself`,
  severity: 'error',
  from: { path: `^${part}/` },
  to: {
    path: '^(admin|donor|server|pool|devtools|tests|scripts)/',
    pathNot: `^(${[part, ...allowed].join('|')})/`,
  },
})

module.exports = {
  forbidden: [
    only('admin'),
    only('donor'),
    only('server', 'pool', 'devtools'),
    only('pool', 'server'),
    only('devtools', 'server', 'pool'),
    {
      name: 'the-start-alone-chooses-pool-and-sample',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/start/program/' },
      to: { path: '^(pool|devtools)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pool-knows-the-ground-floor-only',
      comment:
        'The user pool stands beside the product: it uses the database, the mail and the two logs, and has a profile follow its address.',
      severity: 'error',
      from: { path: '^pool/' },
      to: {
        path: '^server/',
        pathNot: '^server/(ground/|records/security/|records/person/followNewEmail\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...floorRules,
    {
      name: 'shared-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(admin|donor|server|pool|devtools|tests|scripts)/' },
    },
    {
      name: 'shared-knows-no-node-react-or-sql',
      comment: 'What all sides agree on runs in a browser and in a server, and is rendered by neither.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: 'node_modules/(react|react-dom|react-router|pg|drizzle-orm|fastify|@mui)/' },
    },
    {
      name: 'shared-knows-no-node',
      severity: 'error',
      from: { path: '^shared/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'screens-know-no-node-or-sql',
      severity: 'error',
      from: { path: '^(admin|donor)/', pathNot: '^donor/(entry\\.server\\.tsx|loadContext\\.ts)$' },
      to: { path: 'node_modules/(pg|drizzle-orm|fastify|pino|nodemailer|@react-router/node)/' },
    },
    {
      name: 'screens-know-no-node',
      severity: 'error',
      from: { path: '^(admin|donor)/', pathNot: '^donor/(entry\\.server\\.tsx|loadContext\\.ts)$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'donor-has-no-console-widgets',
      comment: 'The donor app is small; the console component library alone would add 36 kB.',
      severity: 'error',
      from: { path: '^donor/' },
      to: { path: 'node_modules/(@mui|@emotion|react-admin|ra-|@tanstack)' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { path: '^(admin|donor|server|pool|devtools|shared)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      // Their packages are installed by `npm run rehearse`, `npm run judges` and `npm run bench -- --peer` only.
      from: { pathNot: '^devtools/(rehearsal/servers|judges|bench/peer)/' },
      // A package of types alone has nothing to run.
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/|@medplum/fhirtypes$)|\\?' },
    },
    {
      name: 'not-for-development-only',
      comment:
        'What runs in production must not need a package that is installed for development only. The page of the API does without, and says so; what writes PDF is compiled in (`vite.config.server.ts`).',
      severity: 'error',
      from: {
        path: '^(server|pool|shared|devtools)/',
        pathNot: '^server/(start/program/developmentPages|doors/http/devGraphql)',
      },
      to: { pathNot: '/pdfkit/', dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)generated/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.svg'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
