import { reactRouter } from '@react-router/dev/vite'
import { join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import packageJson from './package.json' with { type: 'json' }

// What every page has, in one file: without this each component is a request of its own.
const SHELL = [
  'donor/frame/guards',
  'donor/frame/layouts/Footer',
  'donor/frame/layouts/Header',
  'donor/frame/layouts/Layout',
  'donor/ground/currentUser/cardPlaces',
  'donor/ground/currentUser/useSessionOnRouteChange',
  'donor/ground/illustrations/',
  'donor/ground/session/apiError',
  'donor/ground/session/clientConfig',
  'donor/ground/session/currentUserStore',
  'donor/ground/session/session',
  'donor/ground/session/storedTokens',
  'donor/ground/styles/',
  'donor/ground/version/',
  'donor/ground/words/donorCard',
  'donor/ground/words/menu',
  'donor/ground/words/pages/memberPages',
  'donor/parts/components/Barcode',
  'donor/parts/components/Basics',
  'donor/parts/components/Button',
  'donor/parts/components/Card',
  'donor/parts/components/Contact',
  'donor/parts/components/DefinitionList',
  'donor/parts/components/DonorCard',
  'donor/parts/components/ErrorPage',
  'donor/parts/components/LinkList',
  'donor/parts/components/NotFound',
  'donor/parts/components/Note',
  'donor/parts/components/Skeleton',
  'donor/parts/components/StateLine',
  'donor/parts/components/Tag',
  'shared/facts/examTime',
  'shared/facts/isRecord',
  'shared/facts/rewards',
  'shared/questionnaire/engine/answer',
  'shared/words/donating/panelKinds',
  'shared/words/program/notices',
  'shared/words/program/pageText',
  'shared/words/program/publicPages',
  'shared/words/program/systemMessages',
  'donor/ground/page/',
]
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

// What my page has beside them, and most pages of members: forty small files otherwise, one after another on a phone.
const MEMBERS = [
  'donor/ground/currentUser/currentUser',
  'donor/ground/currentUser/keptCard',
  'donor/ground/graphql/',
  'donor/ground/words/guidanceBooking',
  'donor/ground/words/links',
  'donor/ground/words/mypage',
  'donor/ground/words/notesOfDonation',
  'donor/ground/words/pages/reservationPages',
  'donor/parts/components/CalendarFileButton',
  'donor/parts/components/Chain',
  'donor/parts/components/ConfirmDialog',
  'donor/parts/components/LastVisit',
  'donor/parts/components/PageDialog',
  'donor/way/donating/trackRecord/RankProgress',
  'donor/way/mypage/',
  'donor/way/nextStep/',
  'donor/way/visits/booking/CalendarButton',
  'donor/way/visits/booking/Venue',
  'donor/way/visits/booking/bookingSummary',
  'donor/way/visits/exam/ExamGuideDialog',
  'shared/facts/ranks',
  'shared/questionnaire/engine/judgement',
  'shared/questionnaire/engine/versions',
  'shared/rules/donating/condition/mayReport',
  'shared/rules/donating/flora/isOpenInvitation',
  'shared/rules/person/lifecycle',
  'shared/rules/person/situation',
  'shared/rules/person/suspension',
  'shared/rules/visits/calendarEvents',
  'shared/rules/visits/calendarFile',
  'shared/rules/visits/exams',
  'shared/rules/visits/openState',
  'shared/words/check/exam',
  'shared/words/check/examResult',
  'shared/words/check/nextStep',
  'shared/words/check/officePoints',
  'shared/words/check/onlineCheckResults',
  'shared/words/check/retryReminder',
  'shared/words/donating/conditionLinks',
  'shared/words/labels/commonLabels',
  'shared/words/labels/courseLabels',
  'shared/words/labels/statusLabels',
  'shared/words/visits/roomCard',
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

// What my page and the public criteria share: they would bring all of my page.
const OPENING = ['shared/words/check/checkOpening']

// What reads the answers of a check that was sent.
const SENT = ['donor/way/check/result/readSavedAnswers', 'shared/questionnaire/engine/describeAnswer']

/** Whether a module stands in one of these folders, or is one of these files with any ending. */
const isIn = (places: readonly string[]) => (id: string) => {
  const path = relative(import.meta.dirname, id.replace(/\?.*/, ''))
  return places.some((place) => path.startsWith(place.endsWith('/') ? place : `${place}.`))
}

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

export default defineConfig(({ command }) => ({
  plugins: [routerOfProduction, reactRouter()],
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
                { name: 'opening', test: isIn(OPENING), priority: 1 },
                { name: 'shell', test: isIn(SHELL) },
                { name: 'forms', test: isIn(FORMS) },
                { name: 'members', test: isIn(MEMBERS) },
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
