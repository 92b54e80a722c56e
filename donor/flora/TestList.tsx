import { formatJapaneseDate, type JapaneseDate } from '../../shared/dates'
import { isOpenInvitation } from '../../shared/flora/isOpenInvitation'
import { floraTestStatusLabels } from '../../shared/labels/floraLabels'
import { floraReportTexts, floraApplicationTexts } from '../../shared/messages/floraPages'
import { Card } from '../components/Card'
import { useToday } from '../rootData'
import styles from './Composition.module.css'
import { examDateOf, invitedDateOf } from './floraReport'
import type { FloraTest } from './loadFloraTests'

const texts = floraReportTexts.tests

export function TestList({ tests }: { tests: readonly FloraTest[] }) {
  const today = useToday()
  return (
    <Card>
      <h2>{texts.title}</h2>
      <table className={styles.table}>
        <caption className="visuallyHidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.status}</th>
          </tr>
        </thead>
        <tbody>
          {tests.map((test) => {
            const date = examDateOf(test) ?? invitedDateOf(test)
            const over =
              test.Status === 'Guidance' &&
              !isOpenInvitation(test.Status, test.DeadlineForApplicationAt, today)
            return (
              <tr key={test.Id}>
                <DateCell date={date} />
                <td>{over ? floraApplicationTexts.passedTitle : floraTestStatusLabels[test.Status].donor}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}

/** Wraps only before the day of the week. */
export function DateCell({ date }: { date: JapaneseDate | null }) {
  const [day = '', weekday] = date ? formatJapaneseDate(date).split(/(?=（)/) : ['—']
  return (
    <th scope="row" className={styles.date}>
      {day}
      <wbr />
      {weekday}
    </th>
  )
}
