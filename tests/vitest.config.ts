import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourceFiles } from './support/sourceFiles'

const root = fileURLToPath(new URL('..', import.meta.url))
const CONSOLE_AND_SERVER = 'tests/admin/**/*.server.test.ts'

// Patience costs nothing where all is well: a machine that does other work besides may be five times as slow.
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

// Ours in the place of packages that the console's packages ask for.
const replaced = [
  { find: 'react-query', replacement: `${root}admin/reactQueryShim.ts` },
  { find: '@apollo/client', replacement: `${root}admin/dataProvider/apollo.ts` },
]
// ES modules that take names out of CommonJS ones: Vite reads those, Node does not.
const inline = ['ra-data-graphql', 'ra-auth-cognito']

/** Files that put another module in the place of one of ours, where it stays for as long as the worker lives. */
const mocking = sourceFiles('tests')
  .filter(({ text }) => text.includes('vi.mock('))
  .map(({ path }) => path)

/** The modules are loaded once a worker for all files but the mocking ones: that is a third of the time. */
function screens(name: 'donor' | 'admin', resolve: { alias?: { find: string; replacement: string }[] } = {}) {
  const all = `tests/${name}/**/*.test.{ts,tsx}`
  const test = {
    ...patience,
    root,
    environment: 'jsdom',
    setupFiles: ['tests/support/failOnConsole.ts', 'tests/support/dom.ts'],
    server: { deps: { inline } },
  }
  const others = mocking.filter((path) => path.startsWith(`tests/${name}/`))
  const project = { plugins: [react()], define: { global: 'globalThis' }, resolve }
  return [
    {
      ...project,
      test: { ...test, name, isolate: false, include: [all], exclude: [CONSOLE_AND_SERVER, ...others] },
    },
    { ...project, test: { ...test, name: `${name}-mocking`, include: others } },
  ]
}

// React Router's plugin stays out: it makes an application of what is imported, and tests render single components.
export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...patience,
          name: 'shared',
          isolate: false,
          root,
          environment: 'node',
          include: ['tests/shared/**/*.test.ts', 'tests/scripts/**/*.test.ts', 'tests/*.test.ts'],
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
          include: ['tests/{server,pool,devtools}/**/*.test.ts', CONSOLE_AND_SERVER],
          globalSetup: ['tests/support/globalSetup.ts'],
          server: { deps: { inline } },
        },
        // As Node itself resolves it: graphql-jit requires the CommonJS build, and there must be only one.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }, ...replaced] },
      },
      ...screens('donor'),
      ...screens('admin', {
        alias: [
          ...replaced,
          { find: 'ra-auth-cognito', replacement: `${root}node_modules/ra-auth-cognito/esm/index.js` },
        ],
      }),
    ],
  },
})
