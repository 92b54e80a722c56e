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

// Groups of `vite.config.donor.ts`, and modules.
const AT_CHECK = 'atCheck'
const TO_CERTIFICATION = 'certification'
const DONOR = 'donors'
const RENEWAL = 'renewal'
const WAITING = 'waiting'
const EXAMS = 'donor/way/mypage/examViews.ts'

/** What `loadViews` brings for nearly everybody of a status. */
const views: Record<UserStatus, readonly string[]> = {
  Registration: [TO_CERTIFICATION, AT_CHECK],
  WaitingGuidance: [TO_CERTIFICATION, WAITING],
  Guidance: [TO_CERTIFICATION, 'donor/way/visits/waiting/DeclineInvitation.tsx'],
  WaitingToParticipateGuidance: [TO_CERTIFICATION, 'donor/way/mypage/BookingCard.tsx'],
  OnlineCheckBeforeRegistrationExam: [TO_CERTIFICATION],
  DonorRegistrationExam: [TO_CERTIFICATION, EXAMS],
  Donation: [DONOR],
  RenewalExamOnlineCheckBeforeExam: [DONOR, RENEWAL],
  DonorRenewalExam: [DONOR, RENEWAL, EXAMS],
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
