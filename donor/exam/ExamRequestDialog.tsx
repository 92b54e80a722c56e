import type { JapaneseDate } from '../../shared/dates'
import { examRequestTitle, REQUEST_SENT } from '../../shared/messages/exam'
import { PageDialog, usePageDialog } from '../mypage/PageDialog'
import type { DueExam } from '../nextStep/dueExam'
import { showToast } from '../toasts/toasts'
import { ExamRequestForm } from './ExamRequestForm'

type ExamRequestDialogProps = {
  exam: DueExam
  /** Null if unlimited. */
  until: JapaneseDate | null
  holidays: Readonly<Record<JapaneseDate, string>>
}

export function ExamRequestDialog({ exam, until, holidays }: ExamRequestDialogProps) {
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
