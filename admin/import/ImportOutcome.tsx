import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Card } from '../components/Card'
import type { ImportState } from './useCsvImport'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { CsvImportResultFragment } from '../generated/graphql'

type Props = { state: Extract<ImportState, { result: unknown }>; onWrite: () => void }

export function ImportOutcome({ state, onWrite }: Props) {
  const { file, result } = state
  const hasErrors = result.Errors.length > 0
  // With wrong headings no row was read.
  const rows = result.Rows > 0 ? [count(result.Rows)] : []
  return (
    <Card title={`${file.name}（${[file.encoding, ...rows].join('、')}）`}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {hasErrors ? <ImportErrors errors={result.Errors} /> : <Summary state={state} />}
        {!hasErrors && result.Changed > 0 && state.is !== 'written' && (
          <>
            <Typography>
              取り込むと、会員の画面に反映されます。途中で問題が起きたときは、1行も取り込みません。
            </Typography>
            <Button variant="contained" loading={state.is === 'writing'} onClick={onWrite}>
              {count(result.Changed)}を取り込む
            </Button>
          </>
        )}
      </Box>
    </Card>
  )
}

function Summary({ state: { is, result } }: Pick<Props, 'state'>) {
  const same = result.Rows - result.Changed
  if (is === 'written')
    return (
      <Alert severity="success" role="status">
        {count(result.Changed)}を取り込みました。
        {same > 0 && `${count(same)}は取り込み済みのため、変わっていません。`}
      </Alert>
    )
  if (result.Changed === 0)
    return (
      <Alert severity="info" role="status">
        この内容は、すべて取り込み済みです。変わるところはありません。
      </Alert>
    )
  return (
    <Alert severity="success" role="status">
      誤りはありません。{count(result.Changed)}が変わります。
      {same > 0 && `${count(same)}は取り込み済みのため、変わりません。`}
    </Alert>
  )
}

const count = (rows: number) => `${rows.toLocaleString('ja-JP')}行`

/** Row numbers as in a spreadsheet. */
function ImportErrors({ errors }: { errors: CsvImportResultFragment['Errors'] }) {
  return (
    <>
      <Alert severity="error" role="alert">
        {errors.length}か所を直して、もう一度ファイルを選んでください。まだ何も取り込んでいません。
      </Alert>
      <Table size="small" aria-label="直すところ">
        <TableHead>
          <TableRow>
            <TableCell align="right">行</TableCell>
            <TableCell>項目</TableCell>
            <TableCell>内容</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {errors.map(({ Row, Column, Message }, index) => (
            // Errors have no id and never change order.
            <TableRow key={index}>
              <TableCell align="right">{Row}</TableCell>
              <TableCell sx={{ wordBreak: 'keep-all', minWidth: '6.5em' }}>{Column ?? '—'}</TableCell>
              <TableCell>{Message}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
