import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { documentsApart } from './vite.documents.ts'

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

const DOCUMENTS = inAdmin('generated/graphql.ts')

/** A router of its own, exports of a page of rows, choosing columns, deleting many, English names of fields. */
const unused = [
  ['jsonexport/dist/index.js', 'ra-core'],
  ['inflection', 'ra-core'],
  ['./ColumnsSelector.js', 'ra-ui-materialui'],
  ['./ColumnsSelectorItem.js', 'ra-ui-materialui'],
  ['./BulkDeleteButton.js', 'ra-ui-materialui'],
] as const

const plugins = [
  documentsApart(DOCUMENTS),
  // It makes its users without the pool's storage; ours hands it on.
  inPlaceOf('amazon-cognito-identity-js', 'ra-auth-cognito', 'ground/auth/poolClient.ts'),
  // What react-admin brings along and the console never shows.
  inPlaceOf('react-router-dom', 'ra-core', 'ground/console/router.ts'),
  ...unused.map(([dependency, library]) => inPlaceOf(dependency, library, 'ground/console/unused.ts')),
  react(),
  worker,
]

/** What only dialogs, the sign-in and charts need, and what they bring with them. */
const LAZY =
  /node_modules[\\/](yup|property-expr|toposort|tiny-case|react-hook-form|@hookform|amazon-cognito|ra-auth-cognito|qrcode|@mui[\\/]x-|@mui[\\/]material[\\/]((use)?Autocomplete|Radio|FormControlLabel|FormGroup|internal[\\/]svg-icons[\\/]Radio)|d3|@holiday)/

/** What every page has around it, and asks for as soon as it stands. */
const FRAME =
  /admin\/(start\/layout\/(?!ShortcutHelp|goTo\/(?!GoToButton|GoToProvider))|parts\/live|start\/signIn\/lock\/LockWhenIdle|records\/reads\/PurposeQuestion|ground\/(purpose|auth\/storedDrafts|lock\/lockKeys))/

/** What the first list shows, without what it opens. */
const LIST =
  /admin\/(parts\/(shortcuts|components\/PrintedBy|list\/(BesideList|FilterBar|RecordList|RowCounts|SavedViews|SaveViewButton|ViewTabs))|ground\/words\/sharedViews|care\/users\/(UserList|userQueries|userListContract|useUserPresets))/

/** The libraries of forms, which come with the first form. */
const FORMS = /node_modules[\\/](yup|react-hook-form|@hookform)[\\/]/

/** The field that seeks, of dialogs and of the search: without what the search needs beside it. */
const SEEKING = /material[\\/](use)?Autocomplete/

type Graph = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const firsts = new Set<string>()

/** Whether the first list cannot be shown without a module of ours: neither at once nor a moment later. */
function isFirst(id: string, graph: Graph): boolean {
  const reached = firsts.size === 0 ? [inAdmin('main.tsx')] : []
  for (const next of reached) {
    if (firsts.has(next) || next.includes('node_modules') || next.startsWith(DOCUMENTS)) continue
    firsts.add(next)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(next) ?? {}
    const soon = [FRAME, LIST, /admin\/start\/Console\.tsx/]
    reached.push(
      ...importedIds,
      ...dynamicallyImportedIds.filter((each) => soon.some((known) => known.test(each))),
    )
  }
  return firsts.has(id)
}

const formed = new Map<string, boolean>()

function bringsForms(id: string, graph: Graph): boolean {
  const known = formed.get(id)
  if (known !== undefined) return known
  formed.set(id, false)
  const brings =
    FORMS.test(id) ||
    (!id.includes('node_modules') &&
      (graph.getModuleInfo(id)?.importedIds ?? []).some((next) => bringsForms(next, graph)))
  formed.set(id, brings)
  return brings
}

/** What the first list shares with all other pages. The libraries of the entry stay with it. */
const isCommon = (id: string, graph: Graph) =>
  NOTICES.test(id) ||
  LINES.test(id) ||
  (isFirst(id, graph) && !id.endsWith('/admin/main.tsx') && ![FRAME, SEEKING].some((apart) => apart.test(id)))

/** Else what a form imports of it would take it along. */
const NOTICES = /ra-core[\\/].*[\\/]NotificationContext\.js$/

/** One line each, for several pages: the headers of an answer would be a kilobyte. */
const LINES = /(shared\/facts\/examTime|admin\/(parts\/list\/listAddress|ground\/auth\/useHoldsOneOf))\.ts$/

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
            { debugName: 'common', name: (id, graph) => (isCommon(id, graph) ? 'common' : null) },
            { name: 'frame', test: (id) => FRAME.test(id) },
            {
              name: 'seeking',
              test: (id) => SEEKING.test(id),
            },
            // After the others: a group takes along what its modules import.
            {
              debugName: 'later',
              name: (id, graph) => (bringsForms(id, graph) ? null : 'later'),
              test: (id) => !id.includes('node_modules'),
              minShareCount: 9,
            },
            { name: 'forms', test: (id) => !id.includes('node_modules'), minShareCount: 9 },
          ],
        },
      },
    },
  },
})
