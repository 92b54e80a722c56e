import type { SvgIconComponent } from '@mui/icons-material'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { NavLink } from 'react-router'
import { usePlaces } from './usePlaces'
import { WorkBadge } from './WorkBadge'
import { useWorkCounts, waitingWork, type WaitingWork } from '../../parts/list/waitingWork'

export function ConsoleMenu({ onChoose }: { onChoose?: () => void }) {
  const translate = useTranslate()
  const counts = useWorkCounts()
  return (
    <Box component="nav" aria-label="メニュー" sx={{ p: '4px 10px 12px' }}>
      {usePlaces().map(({ title, places }) => (
        <div key={title}>
          <Typography
            component="h2"
            variant="caption"
            sx={{ m: '10px 10px 2px', fontWeight: 700, color: 'text.secondary' }}
          >
            {title}
          </Typography>
          {places.map(({ to, name, Icon }) => (
            <MenuLink
              key={to}
              to={to}
              Icon={Icon}
              work={counts ? waitingWork(to, counts) : null}
              onClick={onChoose}
            >
              {translate(name)}
            </MenuLink>
          ))}
        </div>
      ))}
    </Box>
  )
}

type LinkProps = {
  to: string
  Icon: SvgIconComponent
  work: WaitingWork | null
  children: string
  onClick?: () => void
}

function MenuLink({ to, Icon, work, children, onClick }: LinkProps) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component={NavLink}
        to={to}
        end={to === '/'}
        onClick={onClick}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '10px',
          minHeight: { xs: 44, md: 32 },
          px: '10px',
          borderRadius: 1,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
          '&[aria-current=page]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 700 },
        }}
      >
        <Icon sx={{ fontSize: 20 }} />
        {children}
      </Box>
      {work && <WorkBadge work={work} onClick={onClick} />}
    </Box>
  )
}
