import Alert from '@mui/material/Alert'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { CsvImportResultFragment } from '../generated/graphql'

/** Where the file is wrong, by its rows as a spreadsheet numbers them. */
export function ImportErrors({ errors }: { errors: CsvImportResultFragment['Errors'] }) {
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
            // Nothing tells two errors of a cell apart, and their order stays.
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
