import { formatJapaneseDate } from '../../../../shared/facts/dates'
import { yenText } from '../../../../shared/facts/rewards'
import { personActions } from '../../../../shared/words/office/personActions'
import type { ActionDialogProps } from '../../../parts/actions/ActionForm'
import { SettleRewardsDocument } from '../../../generated/graphql'
import { ConfirmDialog } from './ReasonDialog'

type SettleDialogProps = ActionDialogProps & {
  period: string
  yen: number
  donations: number
}

export function SettleDialog({ period, yen, donations, ...props }: SettleDialogProps) {
  const sum = `${formatJapaneseDate(period)}に終わった期間の${donations}件、${yenText(yen)}分をお渡ししたことを記録します。`
  const words = { ...personActions.settle, follows: [sum, ...personActions.settle.follows] }
  return (
    <ConfirmDialog
      {...props}
      words={words}
      onConfirm={(run) =>
        run(SettleRewardsDocument, { input: { UserId: props.person.id, Period: period, AmountYen: yen } })
      }
    />
  )
}
