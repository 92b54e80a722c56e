import type { StaffOperation } from '../../../../shared/rules/records/access/operations'
import type { personActions } from '../../../../shared/words/office/personActions'
import { useMayCall } from '../../../ground/auth/useDuties'

export type ActionName = keyof typeof personActions

export const operationOfAction = {
  editProfile: 'updateUserProfileByAdmin',
  correctEmail: 'updateUserEmailByAdmin',
  judge: 'recordHealthCheck',
  correctJudgement: 'proposeCorrection',
  correctResult: 'proposeCorrection',
  stop: 'stopUser',
  moveStop: 'stopUser',
  resume: 'stopUser',
  suspend: 'stopUser',
  unsuspend: 'stopUser',
  withdrawConsent: 'withdrawConsentByAdmin',
  withdrawUse: 'withdrawUseByAdmin',
  recordConsent: 'recordConsent',
  recordSignature: 'recordSignature',
  closePoint: 'closeOfficePoint',
  tellCondition: 'recordConditionReport',
  remove: 'deleteUser',
  invite: 'inviteOutOfTurn',
  book: 'reserveGuidanceByAdmin',
  attend: 'recordGuidanceAttendance',
  absent: 'recordGuidanceAttendance',
  changeBooking: 'updateGuidanceByAdmin',
  cancelBooking: 'deleteGuidanceByAdmin',
  askForTest: 'askForTest',
  dateAsked: 'scheduleAskedTest',
  endAsked: 'endAskedTest',
  scheduleExam: 'scheduleExam',
  moveExam: 'scheduleExam',
  donate: 'recordDonation',
  correctDonation: 'correctDonation',
  settle: 'settleRewards',
  liftPause: 'liftDonationPause',
  reopenCheck: 'reopenOnlineCheck',
  inviteToFlora: 'recordIntestinalFloraTest',
  receiveSample: 'recordIntestinalFloraTest',
  shareResult: 'recordIntestinalFloraTest',
  resendMail: 'resendMail',
} as const satisfies Record<ActionName, StaffOperation>

export function useMayDoAction(): (name: ActionName) => boolean {
  const mayCall = useMayCall()
  return (name) => mayCall(operationOfAction[name])
}
