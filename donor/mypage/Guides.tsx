import { mayReport } from '../../shared/condition/mayReport'
import { type JapaneseDate, formatJapaneseDate } from '../../shared/dates'
import { DAYS_SENT, preferenceName } from '../../shared/messages/exam'
import { FLORA_TEST, FLORA_WISH, GUIDES } from '../../shared/messages/mypage'
import { memberPages } from '../../shared/messages/pages/memberPages'
import { NEXT_CHECK } from '../../shared/messages/renewalHeld'
import { DaySheet } from '../checkResult/DaySheet'
import { RetryReminder } from '../checkResult/SavedChoice'
import { DefinitionList } from '../components/Basics'
import { LinkList } from '../components/LinkList'
import type { DueExam } from '../nextStep/dueExam'
import { useSignedInUser } from '../pageData'

type Props = {
  donating: boolean
}

export function Guides({ donating }: Props) {
  const { Profile, InspectionDetail } = useSignedInUser()
  const hasReport = InspectionDetail.some(({ Status }) => Status === 'Shared')
  return (
    <section className="stackSmall">
      <h2>{GUIDES}</h2>
      <LinkList
        items={[
          ...(donating ? [{ to: '/notes_of_donation', label: memberPages['/notes_of_donation'].h1 }] : []),
          ...(mayReport(Profile)
            ? [{ to: '/report_condition', label: memberPages['/report_condition'].h1 }]
            : []),
          ...(Profile.UserRank ? [{ to: '/track_record', label: memberPages['/track_record'].h1 }] : []),
          ...(hasReport ? [{ to: '/inspection_report', label: FLORA_TEST }] : []),
          { to: '/account', label: memberPages['/account'].h1 },
          ...(hasReport ? [] : [{ to: '/application_examination', label: FLORA_WISH }]),
        ]}
      />
    </section>
  )
}

/** After a test that did not certify. */
export function NotCertified({ date }: { date: JapaneseDate }) {
  return (
    <>
      <p>{NEXT_CHECK}</p>
      <DaySheet date={date} />
      <RetryReminder />
    </>
  )
}

export function ExamDays({ exam: { date, preferredDates } }: { exam: DueExam }) {
  if (date || preferredDates.length === 0) return null
  return (
    <div className="stackSmall">
      <p className="support">{DAYS_SENT}</p>
      <DefinitionList
        items={preferredDates.map((day, index) => ({
          term: preferenceName(index),
          value: formatJapaneseDate(day),
        }))}
      />
    </div>
  )
}
