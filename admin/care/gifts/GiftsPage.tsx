import { TableCell, TableRow } from '@mui/material'
import { Navigate } from 'react-router'
import { yenText } from '../../../shared/facts/rewards'
import { GIFTS, giftTexts as texts, lostGiftTexts } from '../../../shared/words/donating/gifts'
import { GetGiftStockDocument, type GiftStockPartsFragment } from '../../generated/graphql'
import { useMayCall } from '../../ground/auth/useDuties'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { Card } from '../../parts/components/Card'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { lastRead, NotRead } from '../../parts/components/LoadingOrFailure'
import { PageFrame } from '../../parts/components/PageFrame'
import { PlainTable } from '../../parts/components/PlainTable'
import { GiftBalances } from './GiftBalances'
import { GiftImport } from './GiftImport'
import { lineOf, lossOf } from './GivenCodes'

/** What is left, and what came in held against it. */
export function GiftsPage() {
  const mayCall = useMayCall()
  const { giftCodes } = useConsole().config.operator.rewards
  if (!giftCodes || !mayCall('getGiftStock')) return <Navigate to="/donations" replace />
  return (
    <PageFrame maxWidth={1040} title={GIFTS}>
      <Stock />
      {mayCall('importGiftCodes') && <GiftImport />}
    </PageFrame>
  )
}

function Stock() {
  const query = useApiQuery(['giftStock'], GetGiftStockDocument, {})
  const data = lastRead(query)
  if (!data) return <NotRead of={query} rows={4} />
  const { Amounts, Lost, Balances, Counts } = data.getGiftStock
  return (
    <>
      <Card title={texts.stock}>
        {Amounts.length === 0 ? (
          texts.none
        ) : (
          <PlainTable label={texts.stock} headings={['1件の金額', '件数', '合計', 'いちばん早い有効期限']}>
            {Amounts.map(({ AmountYen, Count, ValidUntil }) => (
              <TableRow key={AmountYen}>
                <TableCell>{yenText(AmountYen)}</TableCell>
                <TableCell>{`${Count}件`}</TableCell>
                <TableCell>{yenText(AmountYen * Count)}</TableCell>
                <TableCell>{ValidUntil ? formatSlashedDate(ValidUntil) : '—'}</TableCell>
              </TableRow>
            ))}
          </PlainTable>
        )}
      </Card>
      {Balances.length > 0 && <GiftBalances balances={Balances} counts={Counts} />}
      {Lost.length > 0 && <LostCodes lost={Lost} />}
    </>
  )
}

function LostCodes({ lost }: { lost: GiftStockPartsFragment['Lost'] }) {
  return (
    <Card title={lostGiftTexts.lost}>
      <p>{lostGiftTexts.codesLead}</p>
      <PlainTable label={lostGiftTexts.lost} headings={[lostGiftTexts.table, '金額', lostGiftTexts.state]}>
        {lost.map((code) => (
          <TableRow key={`${code.ImportedAt} ${code.Line}`}>
            <TableCell>{lineOf(code)}</TableCell>
            <TableCell>{yenText(code.AmountYen)}</TableCell>
            <TableCell>{`${lossOf(code)}${code.Replaced ? `　${lostGiftTexts.replaced}` : ''}`}</TableCell>
          </TableRow>
        ))}
      </PlainTable>
    </Card>
  )
}
