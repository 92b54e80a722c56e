import type { StaffOperation } from '../../../shared/access/operations'

/** What the server is asked for by an action with a person. */
export const operationOfAction: Readonly<Record<string, StaffOperation>> = {
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
