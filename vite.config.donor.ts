import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// What every page has, in one file: without this each component is a request of its own.
const SHELL =
  /\/donor\/(components\/(Basics|Button|Card|Contact|DefinitionList|ErrorPage|LinkList|Note|NotFound|PageSkeleton|Skeleton|StateLine|Tag)\.|layouts\/(Footer|Header|Layout)\.|toasts\/|errors\/|illustrations\/|styles\/|version\/|pageData|themeColor|page|session\/(session|storedTokens|currentUserStore|forgetCard)\.|currentUser\/(useSignOut|useSessionOnRouteChange)\.)|\/shared\/messages\/(menu|notices|systemMessages|pages\/(?!profilePages|reservationPages))/
// What pages with a form share.
const FORMS =
  /\/donor\/components\/(CheckField|Choice|DateBoxes|ErrorSummary|Field|Form|Input|RadioCards|TextField)\./

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false,
  build: {
    // Without it the router deletes the manifest that the server's build is made from.
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'shell', test: SHELL },
                { name: 'forms', test: FORMS },
              ],
            },
          },
        },
      },
    },
  },
})
