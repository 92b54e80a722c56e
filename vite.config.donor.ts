import { reactRouter } from '@react-router/dev/vite'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import routes from './donor/routes.ts'
import packageJson from './package.json' with { type: 'json' }

// What pages with a form share.
const FORMS = [
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
const byGuests = broughtBy(routesIn('frame/layouts/public.tsx', 'frame/layouts/guest.tsx'))

/**
 * What every page has, and what my page has beside it, each in one file: many small ones follow one another on a phone. What
 * my page shares with pages for everybody stands in the first, because the second would bring all of my page.
 */
const inShell = (id: string, graph: Graph) =>
  byAll(id, graph) || (byMyPage(id, graph) && byGuests(id, graph)) ? 'shell' : null
const inMembers = (id: string, graph: Graph) => (byMyPage(id, graph) ? 'members' : null)

// It changes more rarely than what is ours, and stays with whoever has it.
const LIBRARIES = /\/node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//

/** The router's package names its development files alone. */
const routerOfProduction: Plugin = {
  name: 'router-of-production',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source) {
    const file = { 'react-router': 'index', 'react-router/dom': 'dom-export' }[source]
    return file ? join(import.meta.dirname, `node_modules/react-router/dist/production/${file}.mjs`) : null
  },
}

const DOCUMENTS = join(import.meta.dirname, 'donor/generated/graphql.ts')

/** The generated file is one module, which would stand whole in what all pages have: each document becomes one of its own. */
const documentsApart: Plugin = {
  name: 'documents-apart',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const name = id.startsWith(DOCUMENTS) ? /\?document=(\w+)$/.exec(id)?.[1] : undefined
    if (!name) return null
    const [text] =
      readFileSync(DOCUMENTS, 'utf8').match(
        new RegExp(`^export (const|class) ${name}\\b[^]*?(?=\\nexport |$(?![^]))`, 'm'),
      ) ?? []
    if (!text) this.error(`${name} is not among the documents`)
    return name === 'TypedDocumentString'
      ? text
      : `import { TypedDocumentString } from '${DOCUMENTS}?document=TypedDocumentString'\n${text}`
  },
  transform(code) {
    const apart = code.replace(
      /import \{([^}]*)\} from (["'])([^"']*\/generated\/graphql)\2;?/g,
      (_, names: string, _quote, from: string) =>
        names
          .split(',')
          .map((name) => `import {${name}} from '${from}?document=${name.trim().split(' ')[0]}';`)
          .join(''),
    )
    return apart === code ? null : { code: apart, map: null }
  },
}

export default defineConfig(({ command }) => ({
  plugins: [routerOfProduction, reactRouter(), documentsApart],
  publicDir: false,
  build: {
    // Without it the router deletes the manifest that the server's build is made from.
    manifest: true,
    assetsInlineLimit: 0,
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
