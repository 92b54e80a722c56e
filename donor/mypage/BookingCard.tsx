import { useState } from 'react'
import { canStillChange } from '../../shared/booking'
import { formatJapaneseDateTime } from '../../shared/dates'
import { DELETE_BOOKING_QUESTION, KEEP_BOOKING } from '../../shared/messages/guidanceBooking'
import { CalendarButton } from '../booking/CalendarButton'
import { bookingSummary, venueSummary } from '../booking/bookingSummary'
import {
  Button,
  ButtonLink,
  FailedNote,
  Card,
  NextCard,
  DefinitionList,
  Unbroken,
  Contact,
} from '../components/Basics'
import { ConfirmDialog } from '../components/ConfirmDialog'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { DeleteGuidanceDocument } from '../generated/graphql'
import { messageOf, request } from '../graphql/request'
import type { ShownStep } from '../nextStep/useNextStep'
import { suspensionOf } from '../page'
import { useSignedInUser, useNow, useTexts } from '../pageData'
import { showToast } from '../toasts/toasts'
import { SuspendedNote } from './SuspendedNote'

type Props = {
  startAt: Date
  /** Null if another card shows the next step. */
  step: ShownStep | null
}

/** Changeable until 24 hours before. */
export function BookingCard({ startAt, step }: Props) {
  const user = useSignedInUser()
  const texts = useTexts()
  const now = useNow()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const cancel = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await request(DeleteGuidanceDocument)
      showToast('予約をキャンセルしました。')
    } catch (error) {
      setFailure(messageOf(error))
    }
    await refreshCurrentUser().catch(() => undefined)
    setBusy(false)
    setAsking(false)
  }

  const booking = (
    <>
      <DefinitionList items={step ? venueSummary(texts) : bookingSummary(startAt, texts)} />
      {step && <p>{step.next}</p>}
      {failure && <FailedNote title="キャンセルできませんでした">{failure}</FailedNote>}
      <div className="buttons">
        <CalendarButton kind={step ? 'primary' : 'two'} startAt={startAt} />
        {step?.action && (
          <ButtonLink kind="two" to={step.action.to}>
            {step.action.label}
          </ButtonLink>
        )}
        {canStillChange(startAt, now) && !suspensionOf(user) && (
          <Button kind="red" onClick={() => setAsking(true)}>
            {DELETE_BOOKING_QUESTION}
          </Button>
        )}
      </div>
      {step?.contact && <Contact />}
      <SuspendedNote />
      <ConfirmDialog
        open={asking}
        title="予約をキャンセルしますか"
        confirm={DELETE_BOOKING_QUESTION}
        cancel={KEEP_BOOKING}
        destructive
        busy={busy}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      >
        <p>
          {formatJapaneseDateTime(startAt)}
          の予約をキャンセルします。キャンセルしたあとも、14日以内であれば、別の日時をお選びいただけます。
        </p>
      </ConfirmDialog>
    </>
  )
  return step ? (
    <NextCard>
      <h3>
        <Unbroken text={step.title} />
      </h3>
      {booking}
    </NextCard>
  ) : (
    <Card>
      <h2>ガイダンスの予約</h2>
      {booking}
    </Card>
  )
}
