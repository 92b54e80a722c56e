import { INVITATION_DAYS } from '../../../shared/facts/terms'
import { canStillChange, guidanceIsOver } from '../../../shared/rules/visits/booking'
import { formatJapaneseDateTime } from '../../../shared/facts/dates'
import { DELETE_BOOKING_QUESTION, KEEP_BOOKING } from '../../ground/words/guidanceBooking'
import { CalendarButton } from '../visits/booking/CalendarButton'
import { venueSummary } from '../visits/booking/bookingSummary'
import {
  Button,
  ButtonLink,
  FailedNote,
  NextCard,
  DefinitionList,
  Unbroken,
} from '../../parts/components/Basics'
import { ConfirmDialog, useConfirmation } from '../../parts/components/ConfirmDialog'
import { refreshCurrentUser } from '../../ground/currentUser/currentUser'
import { DeleteGuidanceDocument } from '../../generated/graphql'
import { request } from '../../ground/graphql/request'
import { CouldNotCome, type ShownStep } from '../nextStep/NextStepCard'
import { useNow } from '../../ground/page/clock'
import { useTexts } from '../../ground/page/rootData'
import { showToast } from '../../ground/page/toasts'

type Props = { startAt: Date; step: ShownStep }

/** Changeable until 24 hours before; once it is over, nothing of it is still to come. */
export function BookingCard({ startAt, step }: Props) {
  const texts = useTexts()
  const now = useNow()
  const over = guidanceIsOver(startAt, now)
  const { ask, failure, dialog } = useConfirmation(async () => {
    try {
      await request(DeleteGuidanceDocument)
      showToast('予約をキャンセルしました。')
    } finally {
      await refreshCurrentUser().catch(() => undefined)
    }
  })

  return (
    <NextCard>
      <h3>
        <Unbroken text={step.title} />
      </h3>
      {over ? <p>{step.description}</p> : <DefinitionList items={venueSummary(texts)} />}
      <p>{step.next}</p>
      {failure && <FailedNote title="キャンセルできませんでした">{failure}</FailedNote>}
      <div className="buttons">
        {startAt > now && <CalendarButton kind="primary" startAt={startAt} />}
        {step.action && (
          <ButtonLink kind="two" to={step.action.to}>
            {step.action.label}
          </ButtonLink>
        )}
        {canStillChange(startAt, now) && (
          <Button kind="red" onClick={ask}>
            {DELETE_BOOKING_QUESTION}
          </Button>
        )}
      </div>
      {step.contact && <CouldNotCome text={step.couldNotCome} />}
      <ConfirmDialog
        {...dialog}
        title="予約をキャンセルしますか"
        confirm={DELETE_BOOKING_QUESTION}
        cancel={KEEP_BOOKING}
        destructive
      >
        <p>
          {formatJapaneseDateTime(startAt)}
          {`の予約をキャンセルします。キャンセルしたあとも、${INVITATION_DAYS}日以内であれば、別の日時をお選びいただけます。`}
        </p>
      </ConfirmDialog>
    </NextCard>
  )
}
