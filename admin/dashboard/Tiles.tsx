import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Link } from 'react-router'
import { useConsole } from '../boot/ConsoleContext'
import { TILE_GRID, TILE_HEIGHT } from './tileGrid'
import { tilesOf, type Tile } from './tilesOf'
import type { DashboardData } from './useDashboard'

export function Tiles({ dashboard }: { dashboard: DashboardData }) {
  const today = useConsole().clock.today()
  return (
    <Box
      component="ul"
      aria-label="今日の仕事"
      sx={({ breakpoints }) => ({
        ...TILE_GRID,
        m: 0,
        p: 0,
        listStyle: 'none',
        // Seven of them: the last, which says most, takes the place that would stay empty.
        '& > li:last-of-type': {
          '@media (min-width: 376px)': { gridColumn: 'span 2' },
          [breakpoints.up('sm')]: { gridColumn: 'span 3' },
          [breakpoints.up('lg')]: { gridColumn: 'span 2' },
        },
      })}
    >
      {tilesOf(dashboard, today).map((tile) => (
        <li key={tile.question}>
          <TileLink tile={tile} />
        </li>
      ))}
    </Box>
  )
}

function TileLink({ tile: { question, count, unit, note, to } }: { tile: Tile }) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      sx={{
        width: 1,
        minHeight: TILE_HEIGHT,
        p: '14px 18px',
        display: 'grid',
        alignContent: 'space-between',
        justifyContent: 'start',
        justifyItems: 'start',
        textAlign: 'left',
        borderRadius: '10px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '&:hover': { bgcolor: 'action.hover', borderColor: 'primary.main' },
      }}
    >
      <Box component="span" sx={{ fontSize: 14, color: 'text.secondary', textWrap: 'balance' }}>
        {question}
      </Box>
      <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <Box component="b" sx={{ fontSize: 30, lineHeight: 1.3 }}>
            {count.toLocaleString('ja-JP')}
          </Box>{' '}
          {unit}
        </Box>
        {note && (
          <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {note}
          </Box>
        )}
      </Box>
    </ButtonBase>
  )
}
