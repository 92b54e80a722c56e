import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const ALONE = 'tests/server/**/*.alone.test.ts'
const screens = ['tests/support/failOnConsole.ts', 'tests/support/dom.ts']

// React Router's plugin stays out: it makes an application of what is imported, and tests render single components.
export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'shared',
          isolate: false,
          root,
          environment: 'node',
          include: ['tests/shared/**/*.test.ts', 'tests/scripts/**/*.test.ts', 'tests/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          // All state is handed in (`Deps`), so the server is loaded once a worker: a third of the time.
          isolate: false,
          root,
          environment: 'node',
          include: ['tests/{server,pool,devtools}/**/*.test.ts'],
          exclude: [ALONE],
          globalSetup: ['tests/support/globalSetup.ts'],
          testTimeout: 20_000,
          // A copy of the database is made in them, while other files do the same.
          hookTimeout: 60_000,
        },
        // As Node itself resolves it: graphql-jit requires the CommonJS build, and there must be only one.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
      },
      // Tests that put another module in the place of one of ours: a server loaded before would not see it.
      {
        test: {
          name: 'server-alone',
          root,
          environment: 'node',
          include: [ALONE],
          globalSetup: ['tests/support/globalSetup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
      },
      {
        plugins: [react()],
        test: {
          name: 'donor',
          root,
          environment: 'jsdom',
          include: ['tests/donor/**/*.test.{ts,tsx}'],
          setupFiles: screens,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        define: { global: 'globalThis' },
        resolve: {
          alias: {
            'react-query': `${root}admin/reactQueryShim.ts`,
            '@apollo/client': `${root}admin/dataProvider/apollo.ts`,
            'ra-auth-cognito': `${root}node_modules/ra-auth-cognito/esm/index.js`,
          },
        },
        test: {
          name: 'admin',
          root,
          environment: 'jsdom',
          // ES modules that take names out of CommonJS ones: Vite reads those, Node does not.
          server: { deps: { inline: ['ra-data-graphql', 'ra-auth-cognito'] } },
          include: ['tests/admin/**/*.test.{ts,tsx}'],
          exclude: ['tests/admin/**/*.server.test.ts'],
          setupFiles: screens,
          testTimeout: 20_000,
        },
      },
      // What the console asks, answered by the real server.
      {
        define: { global: 'globalThis' },
        resolve: {
          alias: [
            { find: /^graphql$/, replacement: 'graphql/index.js' },
            { find: 'react-query', replacement: `${root}admin/reactQueryShim.ts` },
            { find: '@apollo/client', replacement: `${root}admin/dataProvider/apollo.ts` },
          ],
        },
        test: {
          name: 'admin-server',
          root,
          environment: 'node',
          server: { deps: { inline: ['ra-data-graphql'] } },
          include: ['tests/admin/**/*.server.test.ts'],
          globalSetup: ['tests/support/globalSetup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
