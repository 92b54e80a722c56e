import { honestStop } from '../../../ground/words/yourAnswers'
import { Button, Note, Words } from '../../../parts/components/Basics'
import type { Settled } from './settle'

type Props = {
  settled: Settled
  sending: boolean
  onEnd: () => void
  onGoOn: () => void
  onCorrect: () => void
}

/** Shown as soon as an answer makes donating impossible: the person chooses to end or to go on. */
export function StopScreen({ settled, sending, onEnd, onGoOn, onCorrect }: Props) {
  return (
    <>
      <div className="stack">
        <h1 tabIndex={-1}>
          <Words text={honestStop.h1} />
        </h1>
        <Note tone="plum">
          {settled.map(({ reason, change }) => (
            <div key={reason}>
              <p>{reason}</p>
              {change && <p>{change}</p>}
            </div>
          ))}
        </Note>
        <p>{honestStop.text}</p>
        <p>{honestStop.choice}</p>
      </div>
      <div className="buttons">
        <Button kind="two" busy={sending} onClick={onEnd}>
          {honestStop.end}
        </Button>
        <Button kind="two" onClick={onGoOn}>
          {honestStop.goOn}
        </Button>
        <Button kind="txt" onClick={onCorrect}>
          {honestStop.correct}
        </Button>
      </div>
    </>
  )
}
