import { Button } from '../components/Button'
import { ButtonLink } from '../components/ButtonLink'
import { DefinitionList, type Definition } from '../components/DefinitionList'
import { FailedNote } from '../components/FailedNote'
import { useTexts } from '../rootData'
import { bookingSummary } from './bookingSummary'
import { useSending } from './useSending'

type Props = {
  page: { h1: string; primary: string; secondary?: string }
  startAt: Date
  /** Above the chosen time: the one before, at a change. */
  before?: Definition[]
  send: () => Promise<unknown>
  choicePath: string
  completePath: string
}

/** Reads the chosen time back before it is booked. */
export function BookingConfirm({ page, startAt, before = [], send, choicePath, completePath }: Props) {
  const texts = useTexts()
  const { submit, sending, failure } = useSending({ startAt, send, choicePath, completePath })
  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <h1>{page.h1}</h1>
        <p>約60分です。日時を確かめてください。</p>
      </div>
      <DefinitionList items={[...before, ...bookingSummary(startAt, texts)]} />
      <p className="support">
        変更とキャンセルは、開始の24時間前までマイページでできます。それよりあとは、電話またはチャットでご連絡ください。
      </p>
      {failure && <FailedNote title="予約できませんでした">{failure}</FailedNote>}
      <div className="buttons">
        <Button busy={sending} onClick={() => void submit()}>
          {page.primary}
        </Button>
        <ButtonLink kind="two" to={`${choicePath}?at=${encodeURIComponent(startAt.toISOString())}`}>
          {page.secondary ?? '選び直す'}
        </ButtonLink>
      </div>
    </div>
  )
}
