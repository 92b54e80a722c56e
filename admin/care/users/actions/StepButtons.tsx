import { Box } from '@mui/material'
import { personActions as words } from '../../../../shared/words/office/personActions'
import { DialogButton } from '../../../parts/actions/DialogButton'
import { type PersonRecord, examScreening } from '../../../parts/people/personRecord'
import {
  useStanding,
  allows,
  hasBegun,
  hasWithdrawn,
  isActive,
  isExamDay,
  isPaused,
  mayJudge,
  type PersonAction,
  type Standing,
} from './standing'
import { operationOfAction, useMayDoAction, type ActionName } from './useMayDoAction'
import { lazyOf } from '../../../parts/components/lazyOf'

type Props = {
  person: PersonRecord
  /** Only these actions; default: all that are offered. */
  only?: readonly ActionName[]
}

export function StepButtons({ person, only }: Props) {
  const standing = useStanding(person)
  const isMine = useMayDoAction()
  const offered = steps.filter(
    ({ name, isOffered }) => isMine(name) && (!only || only.includes(name)) && isOffered(standing),
  )
  if (offered.length === 0) return null
  const expected = offered.find(({ isExpected }) => isExpected?.(standing))
  const sorted = expected ? [expected, ...offered.filter((action) => action !== expected)] : offered
  return (
    <Box sx={{ display: 'flex', flexDirection: only ? 'row' : 'column', flexWrap: 'wrap', gap: 1 }}>
      {sorted.map((action) => (
        <DialogButton
          key={action.name}
          operation={operationOfAction[action.name]}
          label={action.words.label}
          variant={action === expected ? 'contained' : 'outlined'}
          Dialog={action.Dialog}
          about={{ person }}
        />
      ))}
    </Box>
  )
}

const ScheduleExamDialog = lazyOf(() => import('./ScheduleExamDialog'), 'ScheduleExamDialog')
const maySchedule = (standing: Standing) =>
  allows(standing, 'examScheduled') && examScreening(standing.person) !== null
const hasExamDay = ({ person }: Standing) => examScreening(person)?.scheduledDate !== null

/** Actions that move a person on; the life-cycle table decides which are offered. */
const steps: readonly PersonAction[] = [
  {
    name: 'invite',
    words: words.invite,
    isOffered: (standing) => allows(standing, 'invited') && isActive(standing.person),
    Dialog: lazyOf(() => import('./GuidanceDialogs'), 'InviteDialog'),
  },
  {
    name: 'book',
    words: words.book,
    isOffered: (standing) => allows(standing, 'guidanceReserved') && isActive(standing.person),
    Dialog: lazyOf(() => import('./GuidanceDialogs'), 'BookDialog'),
  },
  {
    name: 'attend',
    words: words.attend,
    isOffered: (standing) => allows(standing, 'attended') && hasBegun(standing),
    isExpected: () => true,
    Dialog: lazyOf(() => import('./GuidanceDialogs'), 'AttendDialog'),
  },
  {
    name: 'absent',
    words: words.absent,
    isOffered: (standing) => allows(standing, 'absent') && hasBegun(standing) && isActive(standing.person),
    Dialog: lazyOf(() => import('./GuidanceDialogs'), 'AbsentDialog'),
  },
  {
    name: 'changeBooking',
    words: words.changeBooking,
    isOffered: (standing) =>
      allows(standing, 'guidanceChanged') && !hasBegun(standing) && isActive(standing.person),
    Dialog: lazyOf(() => import('./GuidanceDialogs'), 'ChangeBookingDialog'),
  },
  {
    name: 'cancelBooking',
    words: words.cancelBooking,
    isOffered: (standing) =>
      allows(standing, 'guidanceCancelled') && !(hasBegun(standing) && isActive(standing.person)),
    Dialog: lazyOf(() => import('./GuidanceDialogs'), 'CancelBookingDialog'),
  },
  {
    name: 'judge',
    words: words.judge,
    isOffered: (standing) => mayJudge(standing) && isExamDay(standing),
    isExpected: () => true,
    Dialog: lazyOf(() => import('./JudgeDialog'), 'JudgeDialog'),
  },
  {
    name: 'scheduleExam',
    words: words.scheduleExam,
    isOffered: (standing) => maySchedule(standing) && !hasExamDay(standing),
    isExpected: () => true,
    Dialog: ScheduleExamDialog,
  },
  {
    name: 'moveExam',
    words: words.moveExam,
    isOffered: (standing) => maySchedule(standing) && hasExamDay(standing),
    Dialog: ScheduleExamDialog,
  },
  {
    name: 'donate',
    words: words.donate,
    isOffered: (standing) =>
      allows(standing, 'donationReceived') && isActive(standing.person) && !isPaused(standing.person),
    isExpected: ({ person }) => person.Profile.UserStatus === 'Donation',
    Dialog: lazyOf(() => import('./RecordDonationDialog'), 'RecordDonationDialog'),
  },
  {
    name: 'liftPause',
    words: words.liftPause,
    isOffered: ({ person }) => isPaused(person),
    Dialog: lazyOf(() => import('./AccountDialogs'), 'LiftPauseDialog'),
  },
  {
    name: 'reopenCheck',
    words: words.reopenCheck,
    isOffered: ({ person: { Profile } }) =>
      !Profile.DeleteStatus &&
      (Profile.OnlineCheckResult === 'Failed_1' ||
        Profile.OnlineCheckResult === 'Failed_2' ||
        Profile.RetryByOffice === true) &&
      ['Registration', 'RenewalExamOnlineCheckBeforeExam'].includes(Profile.UserStatus),
    Dialog: lazyOf(() => import('./ReopenCheckDialog'), 'ReopenCheckDialog'),
  },
  {
    name: 'recordConsent',
    words: words.recordConsent,
    isOffered: ({ person }) => !person.Profile.DeleteStatus && hasWithdrawn(person),
    Dialog: lazyOf(() => import('./ConsentDialogs'), 'RecordConsentDialog'),
  },
  {
    name: 'resume',
    words: words.resume,
    // The server refuses it until there is a new signature.
    isOffered: ({ person }) =>
      !person.Profile.DeleteStatus && person.Profile.SuspensionStatus1 && !hasWithdrawn(person),
    isExpected: () => true,
    Dialog: lazyOf(() => import('./AccountDialogs'), 'ResumeDialog'),
  },
  {
    name: 'unsuspend',
    words: words.unsuspend,
    isOffered: ({ person: { Profile } }) => !Profile.DeleteStatus && Profile.SuspensionStatus2,
    Dialog: lazyOf(() => import('./AccountDialogs'), 'SuspendDialog'),
  },
]
