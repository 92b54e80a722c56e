import {
  Alert,
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { userActivityLabels } from '../../shared/labels/consoleLabels'
import { Card } from '../components/Card'
import type { CsvImportResultFragment } from '../generated/graphql'
import { RowPersonName } from '../people/PersonName'
import type { ImportState } from './useCsvImport'

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
            <ImportChanges changes={result.Changes} />
            <Typography>{consequences(result.Changes)}</Typography>
            <Button variant="contained" loading={state.is === 'writing'} onClick={onWrite}>
              {count(result.Changed)}を取り込む
            </Button>
          </>
        )}
      </Box>
    </Card>
  )
}

/** What cannot be taken back is said before it is done. */
function consequences(changes: CsvImportResultFragment['Changes']): string {
  const mailed = changes.filter(({ Mailed }) => Mailed).length
  const mails =
    mailed > 0 ? `${mailed.toLocaleString('ja-JP')}人にメールでお知らせします。メールは取り消せません。` : ''
  return `取り込むと、会員の画面に反映されます。${mails}途中で問題が起きたときは、1行も取り込みません。`
}

function ImportChanges({ changes }: { changes: CsvImportResultFragment['Changes'] }) {
  return (
    <TableContainer sx={{ maxHeight: 420 }} tabIndex={0} role="region" aria-label="変わるところ">
      <Table size="small" stickyHeader aria-label="変わるところの一覧">
        <TableHead>
          <TableRow>
            <TableCell align="right">行</TableCell>
            <TableCell>{userActivityLabels.User.admin}</TableCell>
            <TableCell>いま</TableCell>
            <TableCell>取り込んだあと</TableCell>
            <TableCell>メール</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ Row, User, Before, After, Mailed }) => (
            <TableRow key={Row}>
              <TableCell align="right">{Row}</TableCell>
              <TableCell sx={{ minWidth: '8em' }}>
                <RowPersonName person={User} />
                {User?.DonorId && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {User.DonorId}
                  </Box>
                )}
              </TableCell>
              <TableCell sx={{ minWidth: '7em' }}>{Before}</TableCell>
              <TableCell sx={{ minWidth: '12em' }}>{After}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{Mailed ? '送る' : '送らない'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
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
