import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Checkbox,
  IconButton,
} from '@mui/material'
import { useState } from 'react'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { densities, type Density } from './settings/useListSettings'
import type { ColumnHead } from './listColumn'
import { useArrangement } from './useArrangement'

const densityLabels = { compact: '詰める', standard: '標準', roomy: '広くとる' } satisfies Record<
  Density,
  string
>

type Props = { columns: readonly ColumnHead[]; onClose: () => void }

/** Saves to the open view, or else to the person's list settings. */
export function ColumnsDialog({ columns, onClose }: Props) {
  const { shown, density: current, view, arrange } = useArrangement(columns)
  const [chosen, setChosen] = useState(() => shown.map(({ source }) => source))
  const [order, setOrder] = useState(() => [
    ...shown,
    ...columns.filter((column) => !shown.some(({ source }) => source === column.source)),
  ])
  const [density, setDensity] = useState(current)

  const save = () => {
    const next = order.map(({ source }) => source).filter((source) => chosen.includes(source))
    void arrange({ columns: next, density })
    onClose()
  }
  const reset = () => {
    void arrange({})
    onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="columns-title">
      <DialogTitle id="columns-title">{view ? `「${view.name}」の表示` : '一覧の表示'}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, fontWeight: 700 }}>
            列
          </Box>
          <ColumnOrder columns={order} chosen={chosen} onOrder={setOrder} onChoose={setChosen} />
        </Box>
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
          <Box component="legend" sx={{ p: 0, fontWeight: 700 }}>
            行の高さ
          </Box>
          <RadioGroup row value={density}>
            {densities.map((value) => (
              <FormControlLabel
                key={value}
                value={value}
                label={densityLabels[value]}
                control={<Radio onChange={() => setDensity(value)} />}
              />
            ))}
          </RadioGroup>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button
          onClick={reset}
          sx={{ mr: 'auto', ml: -2, width: { xs: 1, sm: 'auto' }, justifyContent: 'start' }}
        >
          はじめの表示に戻す
        </Button>
        <Button onClick={onClose}>やめる</Button>
        <Button variant="contained" onClick={save} disabled={chosen.length === 0}>
          保存する
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type ColumnOrderProps = {
  columns: readonly ColumnHead[]
  chosen: readonly string[]
  onOrder: (columns: ColumnHead[]) => void
  onChoose: (chosen: string[]) => void
}

/** Uses buttons, so that keyboard and touch work too. */
function ColumnOrder({ columns, chosen, onOrder, onChoose }: ColumnOrderProps) {
  const move = (from: number, to: number) => {
    const moved = [...columns]
    moved.splice(to, 0, ...moved.splice(from, 1))
    onOrder(moved)
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {columns.map(({ source, label }, index) => (
        <Box component="li" key={source} sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
          <FormControlLabel
            sx={{ flex: 1, minWidth: 0 }}
            label={label}
            control={
              <Checkbox
                checked={chosen.includes(source)}
                onChange={(_event, checked) =>
                  onChoose(checked ? [...chosen, source] : chosen.filter((other) => other !== source))
                }
              />
            }
          />
          <IconButton
            aria-label={`${label}を前へ`}
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          >
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={`${label}を後ろへ`}
            disabled={index === columns.length - 1}
            onClick={() => move(index, index + 1)}
          >
            <ArrowDownward fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}
