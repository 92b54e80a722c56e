import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import packageJson from './package.json' with { type: 'json' }

// What every page has, in one file: without this each component is a request of its own.
const SHELL =
  /\/donor\/(components\/(Barcode|Basics|Button|Card|Contact|DefinitionList|DonorCard|ErrorPage|LinkList|Note|NotFound|Skeleton|StateLine|Tag)\.|layouts\/(Footer|Header|Layout)\.|toasts\/|errors\/|illustrations\/|styles\/|version\/|guards|themeColor|page|session\/(session|storedTokens|clientConfig|currentUserStore)\.|currentUser\/(cardPlaces|useSessionOnRouteChange)\.)|\/shared\/(isRecord|rewards)\.|\/shared\/messages\/(donorCard|menu|notices|offline|systemMessages|pages\/(?!profilePages|reservationPages))/
// What pages with a form share.
const FORMS = /\/donor\/components\/(Choice|DateBoxes|ErrorSummary|Field|Form|Input|TextField)\./

// What my page has beside them, and most pages of members: forty small files otherwise, one after another on a phone.
const MEMBERS =
  /\/donor\/(booking\/(CalendarButton|Venue|bookingSummary)|checkResult\/screening|components\/(CalendarFileButton|Chain|ConfirmDialog|LastVisit)|currentUser\/(currentUser|keptCard)\.|exam\/ExamGuideDialog|graphql\/|mypage\/|nextStep\/|trackRecord\/RankProgress)|\/shared\/(calendar|condition\/mayReport|exams|flora\/isOpenInvitation|labels\/(common|course|status)Labels|lifecycle|messages\/(conditionLinks|exam|examResult|guidanceBooking|links|mypage|nextStep|notesOfDonation|officePoints|onlineCheckResults|pages\/reservationPages|retryReminder|roomCard)\.|openState|questionnaire\/(judgement|versions)\.|ranks|situation|suspension)/

// What every page with a question has: without this what the what-if shares of it is a file of its own.
const ANSWERS =
  /\/(donor\/questions\/questionProps|shared\/(messages\/eatingSupport|questionnaire\/(answer|askedQuestions|bodyMassIndex|parseAnswer|rule)))\./

// What my page and the public criteria share: they would bring all of my page.
const OPENING = /\/shared\/messages\/checkOpening\./

// What reads the answers of a check that was sent.
const SENT = /\/(donor\/checkResult\/readSavedAnswers|shared\/questionnaire\/describeAnswer)\./

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
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
                { name: 'opening', test: OPENING, priority: 1 },
                { name: 'shell', test: SHELL },
                { name: 'forms', test: FORMS },
                { name: 'members', test: MEMBERS },
                { name: 'answers', test: ANSWERS },
                { name: 'sent', test: SENT },
              ],
            },
          },
        },
      },
    },
  },
}))
