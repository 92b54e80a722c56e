import { examEvent } from '../../../../shared/rules/visits/calendarEvents'
import { formatJapaneseDate, type JapaneseDate } from '../../../../shared/facts/dates'
import * as examTexts from '../../../../shared/words/check/exam'
import { examNames } from '../../../../shared/words/donating/panelKinds'
import { OPENS_NEW_TAB, SHOW_MAP } from '../../../ground/words/links'
import { Contact, DefinitionList } from '../../../parts/components/Basics'
import { CalendarFileButton } from '../../../parts/components/CalendarFileButton'
import { ModalLink } from '../../../parts/components/ModalLink'
import { PageDialog, usePageDialog } from '../../../parts/components/PageDialog'
import type { DueExam } from '../../../ground/currentUser/dueExam'
import { useTexts } from '../../../ground/page/rootData'

export function ExamGuideDialog({ exam, date }: { exam: DueExam; date: JapaneseDate }) {
  const { isOpen, close } = usePageDialog('#exam-guide')
  const texts = useTexts()
  const { hospital } = texts
  const { time, content, belongings, notes } = examTexts.examGuide(texts, exam.type, exam.time)
  const { screeningId } = exam
  return (
    <PageDialog isOpen={isOpen} onClose={close} title={examTexts.EXAM_GUIDE_TITLE}>
      <div className="wrap column page stackLarge">
        <DefinitionList
          items={[
            { term: '検査の種類', value: examNames[exam.type] },
            { term: '検査日', value: formatJapaneseDate(date) },
            { term: '時間', value: time },
            {
              term: '会場',
              value: (
                <>
                  {hospital.name} {hospital.reception}
                  <br />
                  {hospital.address}
                  <br />
                  <a className="tap" href={hospital.mapUrl} target="_blank" rel="noreferrer">
                    {SHOW_MAP}
                    <span className="visuallyHidden">{OPENS_NEW_TAB}</span>
                  </a>
                </>
              ),
            },
            {
              term: '会場の電話',
              value: (
                <>
                  <a className="tap" href={`tel:${hospital.tel}`}>
                    {hospital.tel}
                  </a>
                  <br />
                  {hospital.hours}
                </>
              ),
            },
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
        {screeningId && (
          <div className="buttons">
            <CalendarFileButton
              label={examTexts.EXAM_TO_CALENDAR}
              event={(circumstances) => examEvent({ screeningId, date, time: exam.time }, circumstances)}
            />
          </div>
        )}
        <p>
          <ModalLink modal="#schedule-change">{examTexts.SCHEDULE_CHANGE_LINK}</ModalLink>
        </p>
        <Contact />
      </div>
    </PageDialog>
  )
}
