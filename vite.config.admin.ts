import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const inAdmin = (path: string) => fileURLToPath(new URL(`./admin/${path}`, import.meta.url))

/** A package is given a module of ours in the place of one of its own dependencies. */
const inPlaceOf = (dependency: string, library: string, path: string): Plugin => ({
  name: `in-place-of-${dependency}`,
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === dependency && importer?.includes(`/${library}/`) ? inAdmin(path) : null,
})

/** The service worker knows the files of its build by name; their names hold a hash of the content. */
const worker: Plugin = {
  name: 'console-worker',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle)
      .filter((name) => name.startsWith('assets/'))
      .toSorted()
    const build = createHash('sha256').update(files.join()).digest('base64url').slice(0, 16)
    const source = readFileSync(inAdmin('start/offline/worker.js'), 'utf8')
      .replace('__FILES__', JSON.stringify(files.map((name) => `/admin/${name}`)))
      .replace('__BUILD__', build)
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
}

const plugins = [
  // It makes its users without the pool's storage; ours hands it on.
  inPlaceOf('amazon-cognito-identity-js', 'ra-auth-cognito', 'ground/auth/poolClient.ts'),
  react(),
  worker,
]

/** What only dialogs, the sign-in and charts need, and what they bring with them. */
const LAZY =
  /node_modules[\\/](yup|property-expr|toposort|tiny-case|react-hook-form|@hookform|amazon-cognito|ra-auth-cognito|qrcode|@mui[\\/]x-|@mui[\\/]material[\\/](use)?Autocomplete|d3|@holiday)/

/** What every page has around it, and asks for as soon as it stands. */
const FRAME =
  /admin\/(start\/layout\/(?!ShortcutHelp|goTo\/(?!GoToButton|GoToProvider))|parts\/live|start\/signIn\/lock\/LockWhenIdle|records\/reads\/PurposeQuestion|ground\/(purpose|auth\/storedDrafts|lock\/lockKeys))/

/** What the first list shows, without what it opens. */
const LIST =
  /admin\/(parts\/(shortcuts|components\/PrintedBy|list\/(BesideList|FilterBar|RecordList|RowCounts|SavedViews|SaveViewButton|ViewTabs))|ground\/words\/sharedViews|care\/users\/(UserList|userQueries|userListContract|useUserPresets))/

export default defineConfig({
  root: inAdmin('.'),
  base: '/admin/',
  publicDir: false,
  cacheDir: fileURLToPath(new URL('./node_modules/.vite-admin', import.meta.url)),
  plugins,
  optimizeDeps: {
    exclude: ['ra-auth-cognito'],
    // What it imports: not found beforehand, and CommonJS further down.
    include: ['@mui/material', 'clsx', 'qrcode.react', 'amazon-cognito-identity-js'],
  },
  // The Cognito client still says `global`.
  define: { global: 'globalThis' },
  resolve: {
    alias: {
      'react-query': inAdmin('ground/dataProvider/reactQueryShim.ts'),
      pluralize: inAdmin('ground/dataProvider/plural.ts'),
      // ra-data-graphql is handed a client, and never makes one: one module in its place wherever the console runs.
      '@apollo/client': inAdmin('ground/dataProvider/apollo.ts'),
    },
  },
  build: {
    outDir: fileURLToPath(new URL('./build/admin', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
    // What most pages share comes in few pieces: split by who shares it with whom, it would be eighty, which together
    // compress to 30 kB more, and each brings the headers of an answer.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: (id) => id.includes('node_modules') && !LAZY.test(id),
              minShareCount: 6,
            },
            { name: 'common', test: (id) => !id.includes('node_modules'), minShareCount: 9 },
            { name: 'frame', test: (id) => FRAME.test(id) },
            { name: 'list', test: (id) => LIST.test(id) },
            {
              name: 'goTo',
              test: (id) => /start\/layout\/goTo\/GoToDialog|material[\\/](use)?Autocomplete/.test(id),
            },
          ],
        },
      },
    },
  },
})
