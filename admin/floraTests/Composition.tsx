import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { readComposition } from '../../shared/flora/composition'
import { inspectionDetailLabels } from '../../shared/labels/inspectionDetailLabels'

/** A picture of the number before it; a phone has no room for it. */
const BAR_COLUMN = { width: '50%', display: { xs: 'none', sm: 'table-cell' } }

/** The genera that were found, the largest share first. */
export function Composition({ shares }: { shares: unknown }) {
  const genera = Object.entries(readComposition(shares) ?? {}).toSorted(([, one], [, other]) => other - one)
  const largest = genera[0]?.[1] ?? 1
  return (
    <Table
      size="small"
      aria-label={inspectionDetailLabels.IntestinalFloraComposition.admin}
      sx={{ maxWidth: 640 }}
    >
      <TableHead>
        <TableRow>
          <TableCell>菌</TableCell>
          <TableCell align="right">割合</TableCell>
          <TableCell aria-hidden sx={BAR_COLUMN} />
        </TableRow>
      </TableHead>
      <TableBody>
        {genera.map(([genus, share]) => (
          <TableRow key={genus}>
            <TableCell>{genus}</TableCell>
            <TableCell align="right">{(share * 100).toFixed(1)}%</TableCell>
            <TableCell aria-hidden sx={BAR_COLUMN}>
              <Box
                sx={{
                  height: 8,
                  width: `${(share / largest) * 100}%`,
                  borderRadius: 4,
                  bgcolor: 'primary.main',
                  forcedColorAdjust: 'none',
                }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
