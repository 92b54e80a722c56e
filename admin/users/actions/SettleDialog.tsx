import { formatJapaneseDate } from '../../../shared/dates'
import { personActions } from '../../../shared/messages/personActions'
import { SettleRewardsDocument } from '../../generated/graphql'
import { ConfirmDialog } from './ReasonDialog'
import type { ActionDialogProps } from '../../actions/ActionForm'

type Props = ActionDialogProps & {
  /** The day the period ended. */
  period: string
  yen: number
  donations: number
}

/** Notes that the gift cards of a period were handed over, all at once. */
export function SettleDialog({ period, yen, donations, ...props }: Props) {
  const sum = `${formatJapaneseDate(period)}に終わった期間の${donations}件、${yen.toLocaleString('ja-JP')}円分をお渡ししたことを記録します。`
  const words = { ...personActions.settle, follows: [sum, ...personActions.settle.follows] }
  return (
    <ConfirmDialog
      {...props}
      words={words}
      onConfirm={(run) => run(SettleRewardsDocument, { input: { UserId: props.person.id, Period: period } })}
    />
  )
}
