import type { JapaneseDate } from '../../shared/dates'
import { examRequestTitle, REQUEST_SENT } from '../../shared/messages/exam'
import { showToast } from '../toasts/toasts'
import type { DueExam } from '../nextStep/dueExam'
import { PageDialog } from '../mypage/PageDialog'
import { usePageDialog } from '../mypage/usePageDialog'
import { ExamRequestForm } from './ExamRequestForm'

type Props = {
  exam: DueExam
  /** The last allowed day; null if unlimited. */
  until: JapaneseDate | null
  holidays: Readonly<Record<JapaneseDate, string>>
}

export function ExamRequestDialog({ exam, until, holidays }: Props) {
  const { isOpen, close } = usePageDialog('#exam-request')
  const sent = () => {
    showToast(REQUEST_SENT)
    close()
  }
  return (
    <PageDialog isOpen={isOpen} onClose={close} title={examRequestTitle(exam.type)}>
      <div className="wrap column page">
        <ExamRequestForm holidays={holidays} until={until} onSent={sent} />
      </div>
    </PageDialog>
  )
}
