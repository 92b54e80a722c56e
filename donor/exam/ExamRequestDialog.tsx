import type { JapaneseDate } from '../../shared/dates'
import { examRequestTitle, REQUEST_SENT } from '../../shared/messages/exam'
import { showToast } from '../components/toasts'
import type { DueExam } from '../mypage/dueExam'
import { PageDialog } from '../mypage/PageDialog'
import { usePageDialog } from '../mypage/usePageDialog'
import { ExamRequestForm } from './ExamRequestForm'

type Props = { exam: DueExam; holidays: Readonly<Record<JapaneseDate, string>> }

/** 希望日を送る, over my page. */
export function ExamRequestDialog({ exam, holidays }: Props) {
  const { isOpen, close } = usePageDialog('#exam-request')
  const sent = () => {
    showToast(REQUEST_SENT)
    close()
  }
  return (
    <PageDialog isOpen={isOpen} onClose={close} title={examRequestTitle(exam.type)}>
      <div className="wrap column page">
        <ExamRequestForm holidays={holidays} onSent={sent} />
      </div>
    </PageDialog>
  )
}
