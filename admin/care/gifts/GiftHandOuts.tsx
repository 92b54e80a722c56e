import { TableCell, TableRow } from '@mui/material'
import { formatListDateTime } from '../../../shared/facts/dates'
import { GIFTS, giftHandOutTexts as texts } from '../../../shared/words/donating/gifts'
import { ConfirmGiftDocument, type PersonDonationsQuery } from '../../generated/graphql'
import { ActionForm, type ActionDialogProps } from '../../parts/actions/ActionForm'
import { DialogButton } from '../../parts/actions/DialogButton'
import { Card } from '../../parts/components/Card'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { ACTION_HEADING, PlainTable } from '../../parts/components/PlainTable'
import { StateChip } from '../../parts/components/StateChip'
import type { PersonRecord } from '../../parts/people/personRecord'
import { useConfirmForm } from '../../parts/components/FormField'

type Gift = NonNullable<PersonDonationsQuery['getUserById']['Gifts']>[number]

/** What was handed out in codes, and who says that it arrived. */
export function GiftHandOuts({ person, gifts }: { person: PersonRecord; gifts: readonly Gift[] }) {
  return (
    <Card title={GIFTS}>
      <PlainTable
        label={GIFTS}
        headings={['お渡しした日時', '期間の終わり', '金額', '担当', 'お受け取り', ACTION_HEADING]}
      >
        {gifts.map((gift) => (
          <TableRow key={gift.Id}>
            <TableCell>{formatListDateTime(new Date(gift.HandedOutAt))}</TableCell>
            <TableCell>{formatSlashedDate(gift.Period)}</TableCell>
            <TableCell>{texts.sum(gift.AmountYen, gift.Count)}</TableCell>
            <TableCell>{gift.HandedOutBy ?? '—'}</TableCell>
            <TableCell>{receivedOf(gift)}</TableCell>
            <TableCell>
              {gift.MayConfirm && (
                <DialogButton
                  operation="confirmGift"
                  label={texts.confirm}
                  size="small"
                  Dialog={ConfirmGiftDialog}
                  about={{ person, giftId: gift.Id }}
                />
              )}
            </TableCell>
          </TableRow>
        ))}
      </PlainTable>
    </Card>
  )
}

function receivedOf({ ConfirmedAt, ConfirmedBy }: Gift) {
  if (!ConfirmedAt) return <StateChip tone="yolk">{texts.waiting}</StateChip>
  const by = ConfirmedBy ? texts.by(ConfirmedBy) : texts.byDonor
  return `${formatListDateTime(new Date(ConfirmedAt))}　${by}`
}

const words = { label: texts.confirm, follows: texts.confirmExplain, done: texts.confirmed }

function ConfirmGiftDialog({ person, giftId, onClose }: ActionDialogProps & { giftId: string }) {
  const form = useConfirmForm()
  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      isConfirmation
      onSubmit={(_values, run) => run(ConfirmGiftDocument, { input: { Id: giftId } })}
      onClose={onClose}
    />
  )
}
