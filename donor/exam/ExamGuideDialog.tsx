import { formatJapaneseDate, type JapaneseDate } from '../../shared/dates'
import { EXAM_GUIDE_TITLE, examGuide, examNames, SCHEDULE_CHANGE_LINK } from '../../shared/messages/exam'
import { Contact } from '../components/Contact'
import { DefinitionList } from '../components/DefinitionList'
import { ModalLink } from '../modals/ModalLink'
import type { DueExam } from '../mypage/dueExam'
import { PageDialog } from '../mypage/PageDialog'
import { usePageDialog } from '../mypage/usePageDialog'
import { useTexts } from '../rootData'

/** Where and when the test is, what to bring, and how to move it. */
export function ExamGuideDialog({ exam, date }: { exam: DueExam; date: JapaneseDate }) {
  const { isOpen, close } = usePageDialog('#exam-guide')
  const { place, time, content, belongings, notes } = examGuide(useTexts())
  return (
    <PageDialog isOpen={isOpen} onClose={close} title={EXAM_GUIDE_TITLE}>
      <div className="wrap column page stackLarge">
        <DefinitionList
          items={[
            { term: '検査の種類', value: examNames[exam.type] },
            { term: '検査日', value: formatJapaneseDate(date) },
            { term: '時間', value: time },
            { term: '会場', value: place },
            { term: '検査の内容', value: content },
            {
              term: '持ち物',
              value: belongings.map((thing) => (
                <span key={thing}>
                  {thing}
                  <br />
                </span>
              )),
            },
          ]}
        />
        <ul className="dots">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p>
          <ModalLink modal="#schedule-change">{SCHEDULE_CHANGE_LINK}</ModalLink>
        </p>
        <Contact />
      </div>
    </PageDialog>
  )
}
