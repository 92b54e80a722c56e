import { filesOf } from 'virtual:files-of-views'
import type { UserStatus } from '../../../shared/generated/schema'
import { CurrentUserDocument, MyPageDocument, ScreeningDocument } from '../../generated/graphql'
import source from './early.js?raw'

/** As in the built program (`documentsApart`): an answer is found by its question. */
const textOf = (document: { toString(): string }) => document.toString().replaceAll(/\n +/g, '\n')

const queries = {
  person: textOf(CurrentUserDocument),
  myPage: textOf(MyPageDocument),
  check: textOf(ScreeningDocument),
}

// Groups of `vite.config.donor.ts`.
const OTHERS = 'others'
const DONOR = 'donors'
const WAITING = 'waiting'
const EXAMS = 'donor/way/mypage/examViews.ts'

/** What `loadViews` brings for nearly everybody of a status. */
const views: Record<UserStatus, readonly string[]> = {
  Registration: [OTHERS],
  WaitingGuidance: [OTHERS, WAITING],
  Guidance: [OTHERS, 'donor/way/visits/waiting/DeclineInvitation.tsx'],
  WaitingToParticipateGuidance: [OTHERS, 'donor/way/mypage/BookingCard.tsx'],
  OnlineCheckBeforeRegistrationExam: [OTHERS],
  DonorRegistrationExam: [OTHERS, EXAMS],
  Donation: [DONOR],
  RenewalExamOnlineCheckBeforeExam: [DONOR],
  DonorRenewalExam: [DONOR, EXAMS],
}

const files = Object.fromEntries(
  Object.entries(views).map(([status, modules]) => [
    status,
    [...new Set(modules.flatMap(filesOf).map((file) => file.replace('assets/', '')))],
  ]),
)

/** For the server's HTML of signed-in pages; the server allows it by its hash. */
export const earlyScript = source
  .replace(/^\/\/.*\n/gm, '')
  .replace("'__QUERIES__'", () => JSON.stringify(queries))
  .replace("'__VIEWS__'", () => JSON.stringify(files))
