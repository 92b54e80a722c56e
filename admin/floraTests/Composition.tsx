import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { readComposition } from '../../shared/flora/composition'
import { inspectionDetailLabels } from '../../shared/labels/inspectionDetailLabels'

/** The genera that were found, the largest share first. */
export function Composition({ shares }: { shares: unknown }) {
  const genera = Object.entries(readComposition(shares) ?? {}).toSorted(([, one], [, other]) => other - one)
  return (
    <Table size="small" aria-label={inspectionDetailLabels.IntestinalFloraComposition.admin}>
      <TableHead>
        <TableRow>
          <TableCell>菌</TableCell>
          <TableCell align="right">割合</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {genera.map(([genus, share]) => (
          <TableRow key={genus}>
            <TableCell>{genus}</TableCell>
            <TableCell align="right">{(share * 100).toFixed(1)}%</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
