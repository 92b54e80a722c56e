import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import { useGetOne } from 'react-admin'
import type { WorkKind } from '../../../shared/generated/schema'
import type { ActionDialogProps } from '../../parts/actions/ActionForm'
import { listAddress } from '../../parts/list/listAddress'
import type { PersonRecord } from '../../parts/people/personRecord'
import { FinishDialog } from './DeskDialogs'
import type { WorkRow } from './useDesk'
import { useOpenedForWork } from './useOpenedForWork'
import { lazyOf } from '../../parts/components/lazyOf'

const ScheduleExam = lazy(() =>
  import('../../care/users/actions/ScheduleExamDialog').then((file) => ({
    default: file.ScheduleExamDialog,
  })),
)
const ClosePoint = lazyOf(() => import('../../care/users/actions/ClosePointDialog'), 'ClosePointDialog')

const SamePerson = lazyOf(() => import('../../care/users/actions/SamePersonDialog'), 'SamePersonDialog')

const RecordDonation = lazy(() =>
  import('../../care/users/actions/RecordDonationDialog').then((file) => ({
    default: file.RecordDonationDialog,
  })),
)

const RecordUnit = lazyOf(() => import('../../care/units/RecordUnitDialog'), 'RecordUnitDialog')

const Review = lazyOf(() => import('../../care/corrections/results/ReviewDialog'), 'ReviewDialog')

const Decide = lazyOf(() => import('../../care/corrections/answers/DecideDialog'), 'DecideDialog')

const DecideHold = lazyOf(() => import('../../care/units/HoldDialogs'), 'DecideHoldDialog')

type Subject = ComponentType<{ subjectId: string; onClose: () => void }>
const Panels = lazyOf(() => import('../../care/units/PanelsDialog'), 'PanelsDialog')

type Act =
  | { Dialog: ComponentType<ActionDialogProps> }
  | { Inside: ComponentType<ActionDialogProps & { work: WorkRow }> }
  /** A page, because more than one answer is possible there. */
  | { to: (work: WorkRow) => string }
  /** About somebody who may have left. */
  | { Subject: Subject }
  | { byHand: true }

const person = (tab = '') => ({ to: ({ UserId }: WorkRow) => `/users/${UserId}/show${tab}` })

const acts: Readonly<Record<WorkKind, Act>> = {
  Attendance: {
    Dialog: lazyOf(() => import('../../care/users/actions/GuidanceDialogs'), 'AttendDialog'),
  },
  FreePlace: {
    Dialog: lazyOf(() => import('../../care/users/actions/GuidanceDialogs'), 'InviteDialog'),
  },
  NoPlaces: { to: () => '/preferenceSlots' },
  CheckUnanswered: person(),
  FloraApplied: person('?tab=flora'),
  FloraReceived: person('?tab=flora'),
  LeaverMoney: { to: () => listAddress('donations', { stage: ['Due'] }) },
  GiftUnconfirmed: person('?tab=donations'),
  GiftLost: person('?tab=donations'),
  GiftDifference: { to: () => '/donations/gifts' },
  RenewalTestLate: { Dialog: ScheduleExam },
  WishesPassed: { Dialog: ScheduleExam },
  ExamWish: { Dialog: ScheduleExam },
  ExamHour: { Dialog: ScheduleExam },
  AskedTest: { Dialog: ScheduleExam },
  ConsentToSign: {
    Dialog: lazy(() =>
      import('../../care/users/actions/ConsentDialogs').then((file) => ({
        default: file.RecordConsentDialog,
      })),
    ),
  },
  Judgement: {
    Dialog: lazyOf(() => import('../../care/users/actions/JudgeDialog'), 'JudgeDialog'),
  },
  LateJudgement: {
    Dialog: lazyOf(() => import('../../care/users/actions/JudgeDialog'), 'JudgeDialog'),
  },
  PointsToClear: { to: ({ SubjectId }) => `/screenings/${SubjectId}/show` },
  Correction: { Inside: CorrectionDialog },
  AnswerCorrection: { Inside: AnswersDialog },
  PanelFinding: { Inside: PersonPanels },
  CriteriaReview: { to: ({ SubjectId }) => `/criteria/${SubjectId}` },
  ReceiptMissing: { Inside: VisitDialog },
  UnitMissing: { Inside: UnitDialog },
  Case: { to: ({ SubjectId }) => `/cases/${SubjectId}/show` },
  ConditionReport: { Inside: PointDialog },
  Hold: { Subject: HoldDialog },
  OfficePoint: { Inside: PointDialog },
  MailFailed: person('?tab=mails'),
  FloraWish: {
    Dialog: lazy(() =>
      import('../../care/users/actions/InviteToFloraDialog').then((file) => ({
        default: file.InviteToFloraDialog,
      })),
    ),
  },
  PauseReview: person(),
  RestReview: person(),
  RewardDue: { to: () => listAddress('donations', { stage: ['Due'] }) },
  Task: { byHand: true },
}

/** The page of the act; null if a dialog opens on the desk. */
export function addressOfAct(work: WorkRow): string | null {
  const act = acts[work.Kind]
  return 'to' in act ? act.to(work) : null
}

type Props = { work: WorkRow; onClose: () => void }

export function ActDialog({ work, onClose }: Props) {
  const act = acts[work.Kind]
  if ('byHand' in act) return <FinishDialog works={[work]} onClose={onClose} />
  if ('Subject' in act) return <SubjectDialog work={work} Dialog={act.Subject} onClose={onClose} />
  return <PersonDialog work={work} onClose={onClose} />
}

function SubjectDialog({ work, Dialog, onClose }: Props & { Dialog: Subject }) {
  useOpenedForWork(work)
  return (
    <Suspense fallback={null}>
      <Dialog subjectId={work.SubjectId} onClose={onClose} />
    </Suspense>
  )
}

function HoldDialog({ subjectId, onClose }: ComponentProps<Subject>) {
  return <DecideHold holdId={subjectId} onClose={onClose} />
}

function PersonDialog({ work, onClose }: Props) {
  useOpenedForWork(work)
  const { data } = useGetOne<PersonRecord>(
    'users',
    { id: work.UserId ?? '' },
    { enabled: work.UserId !== null },
  )
  const act = acts[work.Kind]
  if (!data) return null
  return (
    <Suspense fallback={null}>
      {'Dialog' in act && <act.Dialog person={data} onClose={onClose} />}
      {'Inside' in act && <act.Inside person={data} work={work} onClose={onClose} />}
    </Suspense>
  )
}

function PointDialog({ person: record, work, onClose }: ActionDialogProps & { work: WorkRow }) {
  const point = record.OfficePoints.find(({ Id }) => Id === work.SubjectId)
  if (!point) return null
  const Dialog = point.Kind === 'SamePerson' ? SamePerson : ClosePoint
  return <Dialog person={record} point={point} onClose={onClose} />
}

function CorrectionDialog({ person: record, work, onClose }: ActionDialogProps & { work: WorkRow }) {
  return <Review subject={record.Profile} correctionId={work.SubjectId} onClose={onClose} />
}

function AnswersDialog({ person: record, work, onClose }: ActionDialogProps & { work: WorkRow }) {
  return <Decide subject={record.Profile} correctionId={work.SubjectId} onClose={onClose} />
}

function PersonPanels({ person: record, onClose }: ActionDialogProps) {
  return <Panels userId={record.Profile.Id} onClose={onClose} />
}

function VisitDialog({ person: record, work: { At }, onClose }: ActionDialogProps & { work: WorkRow }) {
  return <RecordDonation person={record} at={At ? new Date(At) : undefined} onClose={onClose} />
}

function UnitDialog({
  person: record,
  work: { SubjectId, At },
  onClose,
}: ActionDialogProps & { work: WorkRow }) {
  if (!At) return null
  return <RecordUnit person={record} donationId={SubjectId} receivedAt={new Date(At)} onClose={onClose} />
}
