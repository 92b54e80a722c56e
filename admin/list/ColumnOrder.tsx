import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { Box, Checkbox, FormControlLabel, IconButton } from '@mui/material'
import type { ColumnHead } from './listColumn'

type Props = {
  columns: readonly ColumnHead[]
  chosen: readonly string[]
  onOrder: (columns: ColumnHead[]) => void
  onChoose: (chosen: string[]) => void
}

/** Uses buttons, so that keyboard and touch work too. */
export function ColumnOrder({ columns, chosen, onOrder, onChoose }: Props) {
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
