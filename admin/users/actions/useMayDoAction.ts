import type { StaffOperation } from '../../../shared/access/operations'
import { useMayCall } from '../../auth/useDuties'

const operationOfAction: Readonly<Record<string, StaffOperation>> = {
  editProfile: 'updateUserProfileByAdmin',
  correctEmail: 'updateUserEmailByAdmin',
  judge: 'recordHealthCheck',
  stop: 'stopUser',
  moveStop: 'stopUser',
  resume: 'stopUser',
  suspend: 'stopUser',
  unsuspend: 'stopUser',
  withdrawConsent: 'withdrawConsentByAdmin',
  recordConsent: 'recordConsent',
  remove: 'deleteUser',
  invite: 'inviteOutOfTurn',
  book: 'reserveGuidanceByAdmin',
  attend: 'recordGuidanceAttendance',
  absent: 'recordGuidanceAttendance',
  changeBooking: 'updateGuidanceByAdmin',
  cancelBooking: 'deleteGuidanceByAdmin',
  scheduleExam: 'scheduleExam',
  moveExam: 'scheduleExam',
  donate: 'recordDonation',
  liftPause: 'liftDonationPause',
  reopenCheck: 'reopenOnlineCheck',
}

export function useMayDoAction(): (name: string) => boolean {
  const mayCall = useMayCall()
  return (name) => {
    const operation = operationOfAction[name]
    return operation !== undefined && mayCall(operation)
  }
}
