import { formatJapaneseDate, type JapaneseDate } from '../../../../shared/facts/dates'
import { type CompositionParts, shareChanges } from './compositionParts'
import { isOpenInvitation } from '../../../../shared/rules/donating/flora/isOpenInvitation'
import {
  inspectionDetailLabels as labels,
  floraTestStatusLabels,
} from '../../../../shared/words/labels/floraLabels'
import { floraReportTexts, floraApplicationTexts } from '../../../ground/words/floraPages'
import { Card, Unbroken } from '../../../parts/components/Basics'
import { useToday } from '../../../ground/page/clock'
import styles from './Composition.module.css'
import { type FloraReport, partColours, examDateOf, invitedDateOf } from './floraReport'
import type { FloraTest } from './loadFloraTests'

const texts = floraReportTexts.changes

/** Oldest first, in the shown report's colours. */
export function ChangesCard({ reports, shown }: { reports: readonly FloraReport[]; shown: FloraReport }) {
  const colours = partColours(shown.parts)
  const inOrder = reports.toReversed()
  return (
    <Card>
      <h2>{texts.title}</h2>
      <ChangeStory reports={reports} shown={shown} />
      <div className={styles.dated}>
        <table className={styles.table}>
          <caption className="visuallyHidden">{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.Year.donor}</th>
              <th scope="col" className={styles.number}>
                {labels.DiversityScoreScaled.donor}
              </th>
              <th scope="col" className={styles.number}>
                {texts.difference}
              </th>
            </tr>
          </thead>
          <tbody>
            {inOrder.map(({ id, date, diversity }, index) => (
              <tr key={id}>
                <DateCell date={date} />
                <td className={styles.number}>{diversity.toFixed(1)}</td>
                <td className={styles.number}>{differenceText(diversity, inOrder[index - 1]?.diversity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={`stack ${styles.small}`}>
        {inOrder.map(({ id, date, parts }) => (
          <div key={id}>
            <p className="support" aria-hidden="true">
              {formatJapaneseDate(date)}
            </p>
            <CompositionBar parts={parts} colours={colours} label={texts.bar(formatJapaneseDate(date))} />
          </div>
        ))}
      </div>
      <p className="support">{texts.lead}</p>
    </Card>
  )
}

function ChangeStory({ reports, shown }: { reports: readonly FloraReport[]; shown: FloraReport }) {
  const before = reports[reports.findIndex(({ id }) => id === shown.id) + 1]
  if (!before) return null
  const score = Math.round((shown.diversity - before.diversity) * 10) / 10
  const by = Math.abs(score).toFixed(1)
  const { most, least } = shareChanges(before.parts, shown.parts)
  return (
    <p>
      <Unbroken
        text={[
          texts.story(
            formatJapaneseDate(before.date),
            score === 0 ? texts.same : score > 0 ? texts.up(by) : texts.down(by),
          ),
          most ? texts.more(most.name, most.points) : '',
          least ? texts.less(least.name, least.points) : '',
        ].join('')}
      />
    </p>
  )
}

function differenceText(now: number, before: number | undefined): string {
  if (before === undefined) return texts.first
  const difference = Math.round((now - before) * 10) / 10
  if (difference === 0) return '±0.0'
  return difference > 0 ? `＋${difference.toFixed(1)}` : `−${Math.abs(difference).toFixed(1)}`
}

/** Smaller parts have no room for their number. */
const ROOM_FOR_NUMBER = 0.08

type Props = {
  parts: CompositionParts
  /** By genus name. */
  colours: ReadonlyMap<string, string>
  label: string
}

/** The table beside it says the same in words. */
function CompositionBar({ parts, colours, label }: Props) {
  const known = parts.main.filter(({ name }) => colours.has(name))
  const rest = 1 - known.reduce((sum, { share }) => sum + share, 0)
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      {known.map(({ name, share }) => (
        <i key={name} style={{ flexGrow: share, background: colours.get(name) }}>
          {share >= ROOM_FOR_NUMBER ? Math.round(share * 100) : ''}
        </i>
      ))}
      <i className={styles.rest} style={{ flexGrow: rest }} />
    </div>
  )
}

const testListTexts = floraReportTexts.tests

export function TestList({ tests }: { tests: readonly FloraTest[] }) {
  const today = useToday()
  return (
    <Card>
      <h2>{testListTexts.title}</h2>
      <div className={styles.dated}>
        <table className={styles.table}>
          <caption className="visuallyHidden">{testListTexts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{testListTexts.date}</th>
              <th scope="col">{testListTexts.status}</th>
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
                  <td>
                    {over ? floraApplicationTexts.passedTitle : floraTestStatusLabels[test.Status].donor}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
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
