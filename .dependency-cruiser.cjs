/** Import directions: shared knows nobody; server, donor and admin know shared and themselves. */
const only = (part, ...allowed) => ({
  name: `${part}-imports-only-shared-and-itself`,
  severity: 'error',
  from: { path: `^${part}/` },
  to: { path: '^(admin|donor|server|tests|scripts)/', pathNot: `^(${[part, ...allowed].join('|')})/` },
})

module.exports = {
  forbidden: [
    only('admin'),
    only('donor'),
    only('server'),
    {
      name: 'shared-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(admin|donor|server|tests|scripts)/' },
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
      from: { path: '^(admin|donor|server|shared)/' },
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
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)|\\?' },
    },
    {
      name: 'not-for-development-only',
      comment: 'What runs in production must not need a package that is installed for development only.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/dev/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
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
