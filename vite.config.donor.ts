import { reactRouter } from '@react-router/dev/vite'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import routes from './donor/routes.ts'
import packageJson from './package.json' with { type: 'json' }
import { documentsApart } from './vite.documents.ts'

// What pages with a form share.
const FORMS = [
  'donor/ground/session/keptEmail',
  'shared/facts/canUsePasskeys',
  'donor/parts/components/Choice',
  'donor/parts/components/DateBoxes',
  'donor/parts/components/ErrorSummary',
  'donor/parts/components/Field',
  'donor/parts/components/Form',
  'donor/parts/components/Input',
  'donor/parts/components/TextField',
]

// What every page with a question has: without this what the what-if shares of it is a file of its own.
const ANSWERS = [
  'donor/ground/words/eatingSupport',
  'donor/way/check/questions/questionProps',
  'shared/questionnaire/engine/answer',
  'shared/questionnaire/engine/askedQuestions',
  'shared/questionnaire/engine/bodyMassIndex',
  'shared/questionnaire/engine/parseAnswer',
  'shared/questionnaire/engine/rule',
]

// What reads the answers of a check that was sent.
const SENT = ['donor/way/check/result/readSavedAnswers', 'shared/questionnaire/engine/describeAnswer']

/** Whether a module stands in one of these folders, or is one of these files with any ending. */
const isIn = (places: readonly string[]) => (id: string) => {
  const path = relative(import.meta.dirname, id.replace(/\?.*/, ''))
  return places.some((place) => path.startsWith(place.endsWith('/') ? place : `${place}.`))
}

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Whether one of these files brings a module, by imports that are not awaited. */
function broughtBy(files: readonly string[]) {
  const brought = new Set<string>()
  return (id: string, graph: Graph): boolean => {
    const add = (at: string): void => {
      if (brought.has(at)) return
      const module = graph.getModuleInfo(at)
      if (module) brought.add(at)
      module?.importedIds.forEach(add)
    }
    if (brought.size === 0)
      for (const file of files)
        for (const query of ['', '?__react-router-build-client-route'])
          add(join(import.meta.dirname, 'donor', `${file}${query}`))
    return brought.has(id)
  }
}

const routesIn = (...layouts: string[]) =>
  routes.flatMap(({ file, children = [] }) =>
    layouts.includes(file) ? children.map((child) => child.file) : [],
  )

const byAll = broughtBy(['root.tsx', 'entry.client.tsx', 'frame/guards.ts'])
const byMyPage = broughtBy(['frame/layouts/auth.tsx', 'routes/mypage.tsx'])
// What is opened from every page, and a word that pages for everybody and a part of my page have.
const isOfAll = isIn([
  'donor/frame/layouts/guest',
  'donor/frame/modals/GlobalMenu.module',
  'donor/frame/modals/Modals.module',
  'shared/rules/person/ages',
])
const byDonors = broughtBy(['way/mypage/donorViews.ts'])
const byWaiting = broughtBy(['way/mypage/waitingViews.ts'])
const byGuests = broughtBy(routesIn('frame/layouts/public.tsx', 'frame/layouts/guest.tsx'))

/**
 * What every page has, and what my page has beside it, each in one file: many small ones follow one another on a phone. What
 * my page shares with pages for everybody stands in the first, because the second would bring all of my page.
 */
const inShell = (id: string, graph: Graph) =>
  byAll(id, graph) || isOfAll(id) || (byMyPage(id, graph) && byGuests(id, graph)) ? 'shell' : null
const inMembers = (id: string, graph: Graph) => (byMyPage(id, graph) || isOfViews(id) ? 'members' : null)
const inDonors = (id: string, graph: Graph) =>
  isOfDonors(id) ? 'donorWords' : byDonors(id, graph) && !isDialog(id) ? 'donors' : null
const isOfDonors = isIn([
  'shared/words/check/stepsOfDonors',
  'shared/words/visits/roomCard',
  'shared/words/visits/visit',
])
// What everybody's my page has before the certification.
const isToCertification = isIn([
  'donor/ground/words/stages',
  'donor/parts/components/Chain',
  'donor/way/mypage/Stages',
  'donor/way/nextStep/stagesDone',
  'shared/words/check/stepsToCertification',
  'donor/ground/words/guidanceBooking',
])
const inWaiting = (id: string, graph: Graph) =>
  byWaiting(id, graph) && !byDonors(id, graph) && !isToCertification(id) ? 'waiting' : null
const isAtCheck = isIn(['shared/words/check/pathWords', 'shared/words/check/stepsAtCheck'])
const isOfRenewal = isIn([
  'shared/words/check/renewalHeld',
  'shared/words/check/stepsOfRenewal',
  'shared/words/visits/duringRenewal',
])
const isDialog = isIn(['donor/parts/components/PageDialog'])

// What parts of several people's my page share, and what members' pages act by.
const isOfViews = isIn([
  'donor/ground/graphql/useAttempt',
  'donor/way/mypage/VisitNow.module',
  'shared/words/check/stepWords',
])

// It changes more rarely than what is ours, and stays with whoever has it.
const LIBRARIES =
  /^\0rolldown|\/node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//

/** The router's package names its development files alone, and dayjs' its largest form. */
const FORMS_OF_PACKAGES = new Map([
  ['react-router', 'react-router/dist/production/index.mjs'],
  ['react-router/dom', 'react-router/dist/production/dom-export.mjs'],
  ['dayjs', 'dayjs/esm/index.js'],
  ['dayjs/plugin/utc.js', 'dayjs/esm/plugin/utc/index.js'],
])
const smallPackages: Plugin = {
  name: 'small-packages',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source) {
    const file = FORMS_OF_PACKAGES.get(source)
    return file ? join(import.meta.dirname, 'node_modules', file) : null
  },
}

const CLIENT = join(import.meta.dirname, 'build/donor/client')
const VIEWS = 'virtual:files-of-views'

type Chunks = Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>

// A page's own file that only names what is in a shared one.
const HANDS_ON = /^(?:export\{([^}]*)\}from|import)"\.\/([^"]+)";\s*$/

/**
 * For the server: the files of what my page loads once it knows who is there, and what stands in the files that only name
 * another's.
 */
const filesOfViews: Plugin = {
  name: 'files-of-views',
  resolveId: (id) => (id === VIEWS ? `\0${VIEWS}` : null),
  load(id) {
    if (id !== `\0${VIEWS}`) return null
    if (this.environment.mode !== 'build')
      return 'export const filesOf = () => []; export const handedOn = {}'
    const chunks: Chunks = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'))
    const closureOf = (keys: readonly string[], known = new Set<string>()): Set<string> => {
      for (const key of keys) if (!known.has(key)) closureOf(chunks[key]?.imports ?? [], known.add(key))
      return known
    }
    const keys = Object.keys(chunks)
    const there = closureOf(
      keys.filter((key) => /^donor\/(?:routes\/mypage|frame\/layouts\/auth)\.tsx/.test(key)),
    )
    const files = keys
      // A chunk of a group has no module's name, only the group's.
      .map((key) => [
        key.startsWith('_') ? chunks[key]?.name : key,
        [...closureOf([key])]
          .filter((one) => !there.has(one))
          .flatMap((one) => [chunks[one]?.file, ...(chunks[one]?.css ?? [])]),
      ])
    const handedOn = Object.values(chunks).flatMap(({ file }) => {
      const [, names = '', from] = HANDS_ON.exec(readFileSync(join(CLIENT, file), 'utf8')) ?? []
      if (!from) return []
      const pairs = names.split(',').flatMap((pair) => (pair ? [pair.split(' as ').toReversed()] : []))
      return [[`/${file}`, { from: `/assets/${from}`, names: Object.fromEntries(pairs) }]]
    })
    return `export const handedOn = ${JSON.stringify(Object.fromEntries(handedOn))}
const files = ${JSON.stringify(Object.fromEntries(files))}
export const filesOf = (name) => {
  if (!files[name]) throw new Error('No file is built of ' + name)
  return files[name]
}`
  },
}

/**
 * What the client reads of the router's manifest: the files that a page imports are for prefetching links, which we do not,
 * and for the server, which has its own.
 */
const smallManifest: Plugin = {
  name: 'small-manifest',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async writeBundle() {
    const assets = join(CLIENT, 'assets')
    for (const name of readdirSync(assets).filter((one) => /^manifest-[0-9a-f]{8}\.js$/.test(one))) {
      const [before = '', json = ''] = readFileSync(join(assets, name), 'utf8').split(/(?<==)(.*);$/s)
      const manifest: { routes: Record<string, Record<string, unknown>> } = JSON.parse(json)
      for (const route of Object.values(manifest.routes)) {
        delete route.imports
        delete route.hasDefaultExport
      }
      const small = JSON.stringify(manifest, (_, value: unknown) => (value === false ? undefined : value))
      writeFileSync(join(assets, name), `${before}${small};`)
    }
  },
}

const KEPT_STYLES = /\/(?:shell|members)-[\w-]+\.css#/

/**
 * The router marks styles that may leave with a page by a `#`, and Vite, which does not know the mark, loads them again
 * before a part of a page. These two stay with every page that has such parts.
 */
const stylesOnce: Plugin = {
  name: 'styles-once',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!id.includes('vite/preload-helper')) return null
    const known = code.replace(
      /(\w+)\.styles\.add\((\w+)\.href\)/,
      (_, seen: string, link: string) =>
        `${seen}.styles.add(${KEPT_STYLES}.test(${link}.href) ? ${link}.href.slice(0, -1) : ${link}.href)`,
    )
    if (known === code) this.error('styles-once knows another preload helper')
    return { code: known, map: null }
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    smallPackages,
    reactRouter(),
    documentsApart(join(import.meta.dirname, 'donor/generated/graphql.ts')),
    filesOfViews,
    smallManifest,
    stylesOnce,
  ],
  publicDir: false,
  build: {
    // Without it the router deletes the manifest that the server's build is made from.
    manifest: true,
    assetsInlineLimit: 0,
    // What every page of its kind has is there before, and what waits for the page has time.
    modulePreload: {
      resolveDependencies: (file, files) =>
        /\/(?:keepCard|pushDevice)-/.test(file)
          ? []
          : files.filter((one) => !/\/(?:libraries|members|rolldown-runtime|shell)-/.test(one)),
    },
    target: 'es2022',
  },
  environments: {
    // A machine of production has only what the server itself needs.
    ssr: {
      resolve:
        command === 'build' ? { noExternal: true, external: Object.keys(packageJson.dependencies) } : {},
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: LIBRARIES, priority: 1 },
                { name: inShell, debugName: 'shell' },
                { name: inMembers, debugName: 'members' },
                { name: inDonors, debugName: 'donors' },
                { name: 'certification', test: isToCertification },
                { name: inWaiting, debugName: 'waiting' },
                { name: 'atCheck', test: isAtCheck },
                { name: 'renewal', test: isOfRenewal },
                { name: 'forms', test: isIn(FORMS) },
                { name: 'answers', test: isIn(ANSWERS) },
                { name: 'sent', test: isIn(SENT) },
              ],
            },
          },
        },
      },
    },
  },
}))
