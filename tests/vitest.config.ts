import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LEFT_OUT } from './support/full'
import { LongFirst } from './support/longFirst'

const root = fileURLToPath(new URL('..', import.meta.url))
// Hands that nobody taught: outside input, tried over the whole product.
const HANDS_ON_SERVER = 'tests/hands/**/*.server.test.ts'
const CONSOLE_AND_SERVER = 'tests/admin/**/*.server.test.ts'

// Patience costs nothing where all is well: a machine that does other work besides may be five times as slow.
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

// Ours in the place of packages that the console's packages ask for.
const replaced = [
  { find: 'react-query', replacement: `${root}admin/ground/dataProvider/reactQueryShim.ts` },
  { find: '@apollo/client', replacement: `${root}admin/ground/dataProvider/apollo.ts` },
]
// ES modules that take names out of CommonJS ones: Vite reads those, Node does not.
const inline = ['ra-data-graphql', 'ra-auth-cognito']

/** The modules are loaded once a worker for all files, which is a third of the time: no file may `vi.mock` another module. */
const screens = (
  name: 'donor' | 'admin',
  resolve: { alias?: { find: string; replacement: string }[] } = {},
) => ({
  plugins: [react()],
  define: { global: 'globalThis' },
  resolve,
  test: {
    ...patience,
    name,
    root,
    isolate: false,
    environment: 'jsdom',
    include: [`tests/${name}/**/*.test.{ts,tsx}`, `tests/hands/**/*.${name}.test.tsx`],
    exclude: [CONSOLE_AND_SERVER, ...LEFT_OUT],
    setupFiles: ['tests/support/failOnConsole.ts', 'tests/support/dom.ts'],
    server: { deps: { inline } },
  },
})

// React Router's plugin stays out: it makes an application of what is imported, and tests render single components.
export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...patience,
          name: 'shared',
          isolate: false,
          root,
          environment: 'node',
          include: [
            'tests/shared/**/*.test.ts',
            'tests/scripts/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/hands/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: [HANDS_ON_SERVER, ...LEFT_OUT],
        },
      },
      {
        define: { global: 'globalThis' },
        test: {
          ...patience,
          name: 'server',
          // All state is handed in (`Deps`), so the server is loaded once a worker: a third of the time.
          isolate: false,
          root,
          environment: 'node',
          include: ['tests/{server,pool,devtools}/**/*.test.ts', CONSOLE_AND_SERVER, HANDS_ON_SERVER],
          exclude: LEFT_OUT,
          globalSetup: ['tests/support/globalSetup.ts'],
          server: { deps: { inline } },
        },
        // As Node itself resolves it: graphql-jit requires the CommonJS build, and there must be only one.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }, ...replaced] },
      },
      screens('donor'),
      screens('admin', {
        alias: [
          ...replaced,
          { find: 'ra-auth-cognito', replacement: `${root}node_modules/ra-auth-cognito/esm/index.js` },
        ],
      }),
    ],
  },
})
