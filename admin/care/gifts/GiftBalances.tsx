import { Box, TableCell, TableRow } from '@mui/material'
import { formatJapaneseDate, formatListDateTime, japaneseDateOf } from '../../../shared/facts/dates'
import { yenText } from '../../../shared/facts/rewards'
import { giftDifferenceFormSchema } from '../../../shared/forms/gifts'
import { giftBalanceTexts as texts } from '../../../shared/words/donating/gifts'
import { ExplainGiftDifferenceDocument, type GiftStockPartsFragment } from '../../generated/graphql'
import { Follows, useRunAction } from '../../parts/actions/ActionForm'
import { DialogButton } from '../../parts/actions/DialogButton'
import { Card } from '../../parts/components/Card'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { PlainTable } from '../../parts/components/PlainTable'
import { StateChip } from '../../parts/components/StateChip'

type Balance = GiftStockPartsFragment['Balances'][number]
type Count = GiftStockPartsFragment['Counts'][number]

/** What came in held against the codes; a difference waits for somebody else's word. */
export function GiftBalances({
  balances,
  counts,
}: {
  balances: readonly Balance[]
  counts: readonly Count[]
}) {
  const [last] = counts
  return (
    <Card title={texts.title}>
      <p>{texts.lead}</p>
      <PlainTable label={texts.title} headings={texts.headings}>
        {balances.map((balance) => (
          <TableRow key={balance.Id}>
            <TableCell>{formatListDateTime(new Date(balance.ImportedAt))}</TableCell>
            <TableCell>{balance.ImportedBy ?? '—'}</TableCell>
            <TableCell>{yenText(balance.AmountYen)}</TableCell>
            <Numbers of={balance} />
            <TableCell sx={{ whiteSpace: 'normal !important' }}>
              <Difference balance={balance} />
            </TableCell>
          </TableRow>
        ))}
      </PlainTable>
      {last && (
        <Box component="details" sx={{ mt: 1.5, '& summary': { py: 0.75, cursor: 'pointer' } }}>
          <summary>{texts.counts(formatListDateTime(new Date(last.CountedAt)))}</summary>
          <PlainTable label={texts.daily} headings={texts.dailyHeadings}>
            {counts.map((count) => (
              <TableRow key={`${count.Day} ${count.AmountYen}`}>
                <TableCell>{formatSlashedDate(count.Day)}</TableCell>
                <TableCell>{yenText(count.AmountYen)}</TableCell>
                <Numbers of={count} />
                <TableCell>{saidOf(count)}</TableCell>
              </TableRow>
            ))}
          </PlainTable>
        </Box>
      )}
    </Card>
  )
}

const Numbers = ({
  of: { Imported, Left, HandedOut, Lost },
}: {
  of: Pick<Count, 'Imported' | 'Left' | 'HandedOut' | 'Lost'>
}) =>
  [Imported, Left, HandedOut, Lost].map((count, place) => (
    <TableCell key={texts.numbers[place]}>{`${count}件`}</TableCell>
  ))

const saidOf = ({ Difference }: Pick<Count, 'Difference'>) =>
  Difference === 0 ? texts.even : texts.difference(Difference)

function Difference({ balance }: { balance: Balance }) {
  const { Difference: difference, Explanation, ExplainedAt, ExplainedBy, MayExplain } = balance
  return (
    <>
      {difference === 0 ? (
        <span>{saidOf(balance)}</span>
      ) : (
        <StateChip tone={MayExplain || !Explanation ? 'yolk' : 'quiet'}>{saidOf(balance)}</StateChip>
      )}
      {Explanation && ExplainedAt && (
        <p>{`${Explanation}（${texts.by(ExplainedBy ?? '—', formatJapaneseDate(japaneseDateOf(new Date(ExplainedAt))))}）`}</p>
      )}
      {MayExplain && (
        <DialogButton
          operation="explainGiftDifference"
          label={texts.act}
          size="small"
          Dialog={ExplainDialog}
          about={{ balance }}
        />
      )}
    </>
  )
}

function ExplainDialog({ balance, onClose }: { balance: Balance; onClose: () => void }) {
  const form = useYupForm(giftDifferenceFormSchema, { Explanation: '' })
  const run = useRunAction({ done: texts.done })
  const { Id, Difference: shown } = balance
  return (
    <FormDialog
      title={`${texts.act}：${texts.difference(shown)}`}
      submitLabel={texts.act}
      form={form}
      onSubmit={({ Explanation }) =>
        run(ExplainGiftDifferenceDocument, { input: { Id, Difference: shown, Explanation } })
      }
      onClose={onClose}
    >
      <Follows sentences={texts.follows} />
      <FormField form={form} name="Explanation" label={texts.explanation} multiline autoFocus />
    </FormDialog>
  )
}
