import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import type { ColumnHead } from './listColumn'

const ExportDialog = lazy(() =>
  import('../export/ExportDialog').then((file) => ({ default: file.ExportDialog })),
)

/** How many rows are chosen, and what can be done with them. It floats: no row moves away under the pointer. */
export function SelectionBar({ columns }: { columns: readonly ColumnHead[] }) {
  const { selectedIds, onUnselectItems } = useListContext()
  const [exporting, setExporting] = useState(false)
  if (selectedIds.length === 0) return null
  return (
    <Paper
      component="section"
      aria-label="選んだ行"
      sx={{
        position: 'fixed',
        bottom: 16,
        left: { xs: 16, md: 'calc(50% + 108px)' },
        right: { xs: 16, md: 'auto' },
        transform: { md: 'translateX(-50%)' },
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        p: '10px 16px',
        borderRadius: '12px',
        boxShadow: '0 4px 16px rgb(0 0 0 / 24%)',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {selectedIds.length}件を選んでいます
      </Typography>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setExporting(true)}>
        選んだ行を書き出す
      </Button>
      <Button onClick={() => onUnselectItems()}>選択をはずす</Button>
      {exporting && (
        <Suspense>
          <ExportDialog columns={columns} ids={selectedIds.map(String)} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </Paper>
  )
}
