import { Link } from 'react-router'
import { formatJapaneseTime, type JapaneseDate } from '../../../shared/facts/dates'
import { opensToday, type Visit } from '../../../shared/rules/visits/visit'
import { statementLine, TO_SEE, TO_STATEMENT } from '../../../shared/words/donating/conditionLinks'
import { donatedToday } from '../../../shared/words/visits/roomCard'
import { visitAnswer } from '../../../shared/words/visits/visit'
import { useToday } from '../../ground/page/clock'
import { useSignedInUser } from '../../ground/page/standing'
import { ButtonLink, Unbroken } from '../../parts/components/Basics'
import styles from './VisitNow.module.css'

type Props = {
  visit: Visit
  /** Days of donations, latest first; null if loading failed. */
  visits: readonly JapaneseDate[] | null
}

/** Whether to come now, with the statement of the day. */
export function VisitNow({ visit, visits }: Props) {
  const { title, text } = visitAnswer(visit)
  const today = useToday()
  const opens = opensToday(visit)
  const donated = visits?.[0] === today
  return (
    <section className={`${styles.now} ${opens ? styles.open : styles.shut}`}>
      <h2>
        <Unbroken text={title.text} />
      </h2>
      <p>
        <Unbroken text={donated ? donatedToday(opens) : text.text} />
      </p>
      {opens && <TodaysStatement asked={!donated} />}
    </section>
  )
}

/** `asked`: it can still be made. */
function TodaysStatement({ asked }: { asked: boolean }) {
  const { Statement } = useSignedInUser()
  const today = useToday()
  if (Statement?.Day === today)
    return (
      <p>
        {statementLine(formatJapaneseTime(new Date(Statement.UpdatedAt)), Statement.Outcome)}{' '}
        <Link to="/statement">{TO_SEE}</Link>
      </p>
    )
  return asked ? (
    <div className="buttons">
      <ButtonLink to="/statement">{TO_STATEMENT}</ButtonLink>
    </div>
  ) : null
}
