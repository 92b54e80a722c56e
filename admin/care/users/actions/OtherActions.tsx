import { Suspense, useState } from 'react'
import { personActions as words } from '../../../../shared/words/office/personActions'
import { ActMenu } from '../../../parts/components/ActMenu'
import { lazyOf } from '../../../parts/components/lazyOf'
import { askedExam, examScreening, type PersonRecord } from '../../../parts/people/personRecord'
import { examDueIn } from '../../../../shared/rules/visits/exams'
import { isActive, isExamDay, mayJudge, useStanding, type PersonAction, type Standing } from './standing'
import { useMayDoAction } from './useMayDoAction'

/** Rare actions in a menu, so that stopping and deleting are not next to everyday actions. */
export function OtherActions({ person }: { person: PersonRecord }) {
  const standing = useStanding(person)
  const isMine = useMayDoAction()
  const [asked, setAsked] = useState<PersonAction | null>(null)
  const offered = otherActions.filter(({ name, isOffered }) => isMine(name) && isOffered(standing))
  if (offered.length === 0) return null
  return (
    <>
      <ActMenu
        variant="outlined"
        label="ほかの操作"
        acts={offered.map((action) => ({
          key: action.name,
          name: action.words.label,
          isDangerous: action.isDangerous,
          choose: () => setAsked(action),
        }))}
      />
      {asked && (
        <Suspense fallback={null}>
          <asked.Dialog person={person} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}

const isHere = ({ person: { Profile } }: Standing) => !Profile.DeleteStatus

const mayAddSignature = (consent: PersonRecord['Consents'][number] | undefined) =>
  consent?.EndedAt === null && consent.Document !== null

/** Whoever gave stool, unless a test of a certification is due. */
const mayBeAsked = ({ person, hasUnits }: Standing) =>
  hasUnits &&
  isActive(person) &&
  person.Profile.TotalDonationsCount > 0 &&
  examDueIn(person.Profile.UserStatus) === null

/** Possible in any status. */
const otherActions: readonly PersonAction[] = [
  {
    name: 'editProfile',
    words: words.editProfile,
    isOffered: isHere,
    Dialog: lazyOf(() => import('../profile/ProfileDialog'), 'ProfileDialog'),
  },
  {
    name: 'correctEmail',
    words: words.correctEmail,
    isOffered: isHere,
    Dialog: lazyOf(() => import('./AccountDialogs'), 'CorrectEmailDialog'),
  },
  {
    // For a test that was held before its recorded day.
    name: 'judge',
    words: words.judge,
    isOffered: (standing) => mayJudge(standing) && !isExamDay(standing),
    Dialog: lazyOf(() => import('./JudgeDialog'), 'JudgeDialog'),
  },
  {
    name: 'askForTest',
    words: words.askForTest,
    isOffered: (standing) => mayBeAsked(standing) && !askedExam(standing.person),
    Dialog: lazyOf(() => import('./AskedTestDialogs'), 'AskForTestDialog'),
  },
  {
    name: 'dateAsked',
    words: words.dateAsked,
    isOffered: ({ person }) => askedExam(person) !== null && !examScreening(person),
    Dialog: lazyOf(() => import('./ScheduleExamDialog'), 'ScheduleExamDialog'),
  },
  {
    name: 'endAsked',
    words: words.endAsked,
    isOffered: ({ person }) => askedExam(person) !== null,
    Dialog: lazyOf(() => import('./AskedTestDialogs'), 'EndAskedDialog'),
  },
  {
    name: 'stop',
    words: words.stop,
    isOffered: (standing) => isHere(standing) && !standing.person.Profile.SuspensionStatus1,
    Dialog: lazyOf(() => import('./AccountDialogs'), 'StopDialog'),
  },
  {
    name: 'moveStop',
    words: words.moveStop,
    isOffered: (standing) => isHere(standing) && standing.person.Profile.SuspensionStatus1,
    Dialog: lazyOf(() => import('./AccountDialogs'), 'StopDialog'),
  },
  {
    name: 'recordSignature',
    words: words.recordSignature,
    // A paper may be replaced by the right one.
    isOffered: (standing) => isHere(standing) && mayAddSignature(standing.person.Consents[0]),
    Dialog: lazyOf(() => import('./SignatureDialog'), 'SignatureDialog'),
  },
  {
    name: 'withdrawConsent',
    words: words.withdrawConsent,
    isOffered: (standing) => isHere(standing) && standing.person.Consents[0]?.EndedAt === null,
    Dialog: lazyOf(() => import('./ConsentDialogs'), 'WithdrawConsentDialog'),
  },
  {
    name: 'withdrawUse',
    words: words.withdrawUse,
    isOffered: ({ person }) => person.MayWithdrawUse,
    Dialog: lazyOf(() => import('./ConsentDialogs'), 'WithdrawUseDialog'),
  },
  {
    name: 'suspend',
    words: words.suspend,
    isOffered: (standing) => isHere(standing) && !standing.person.Profile.SuspensionStatus2,
    Dialog: lazyOf(() => import('./AccountDialogs'), 'SuspendDialog'),
  },
  {
    name: 'tellCondition',
    words: words.tellCondition,
    isOffered: ({ person }) => person.Profile.DeleteStatus && person.MayReportCondition,
    Dialog: lazyOf(() => import('./TellConditionDialog'), 'TellConditionDialog'),
  },
  {
    name: 'remove',
    words: words.remove,
    isOffered: isHere,
    isDangerous: true,
    Dialog: lazyOf(() => import('./AccountDialogs'), 'DeleteDialog'),
  },
]
