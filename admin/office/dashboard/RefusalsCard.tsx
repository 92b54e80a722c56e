import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Card } from '../../parts/components/Card'
import { Shown } from '../../parts/components/Shown'
import type { DashboardData } from './useDashboard'

const TITLE = '通過しなかった理由'

export const RefusalsCard = ({ refusals }: { refusals: DashboardData['Refusals'] }) => (
  <Card title={TITLE}>
    <Shown value={refusals}>{(shown) => <RefusalsTable refusals={shown} />}</Shown>
  </Card>
)

/** Shows a question only if its count is large enough to protect individuals. */
type Refusals = NonNullable<DashboardData['Refusals']>

function RefusalsTable({ refusals }: { refusals: Refusals }) {
  const told = refusals.filter(({ Count }) => Count !== null)
  const hidden = refusals.length - told.length
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        それぞれの方の最新のオンラインチェックで、通過しなかった理由になった質問です。理由が2つある方は、どちらにも数えます。
      </Typography>
      {refusals.length === 0 && <Typography>通過しなかった方はいません。</Typography>}
      {told.length > 0 && (
        <Table size="small" aria-label={TITLE}>
          <TableHead>
            <TableRow>
              <TableCell>質問</TableCell>
              <TableCell align="right">人数</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {told.map(({ QuestionId, Text, Count }) => (
              <TableRow key={QuestionId}>
                <TableCell component="th" scope="row">
                  {QuestionId} {Text}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {Count?.toLocaleString('ja-JP')}人
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {hidden > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          ほかに{hidden}
          の質問があります。少ない人数（5人未満）から個人がわからないように、数を表示していません。
        </Typography>
      )}
    </>
  )
}
