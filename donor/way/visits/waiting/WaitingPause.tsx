import { useRevalidator } from 'react-router'
import { pauseMonths } from '../../../../shared/rules/person/pauseMonths'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { pauseTexts as texts } from '../../../ground/words/waiting'
import { Button, FailedNote } from '../../../parts/components/Basics'
import { SetWaitingPauseDocument } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'
import { useToday } from '../../../ground/page/clock'
import { showToast } from '../../../ground/page/toasts'
import type { Wait } from './wait'
import styles from './WaitingPause.module.css'
import { useAttempt } from '../../../ground/graphql/useAttempt'

/** The person is not invited before the chosen month; one press chooses it, another ends the pause. */
export function WaitingPause({ wait: { WaitingPausedUntil: until } }: { wait: Wait }) {
  const { revalidate } = useRevalidator()
  const today = useToday()
  const { busy, failure, attempt } = useAttempt()

  const pause = (to: JapaneseDate | null) =>
    attempt(async () => {
      await request(SetWaitingPauseDocument, { input: { Until: to } })
      await revalidate()
      showToast(to ? texts.paused(to) : texts.ended)
    })

  const failed = failure && <FailedNote title={texts.failed}>{failure}</FailedNote>
  if (until)
    return (
      <div className="stackSmall">
        <p className="support">{texts.endHint}</p>
        <div>
          <Button kind="two" busy={busy} onClick={() => void pause(null)}>
            {texts.end}
          </Button>
        </div>
        {failed}
      </div>
    )
  return (
    <details className={styles.pause}>
      <summary>{texts.title}</summary>
      <div className="stackSmall">
        <p>{texts.text}</p>
        <div className={styles.months}>
          {pauseMonths(today).map((month) => (
            <Button key={month} kind="two" small busy={busy} onClick={() => void pause(month)}>
              {texts.from(month)}
            </Button>
          ))}
        </div>
        {failed}
      </div>
    </details>
  )
}
