import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined'
import DashboardOutlined from '@mui/icons-material/DashboardOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import InboxOutlined from '@mui/icons-material/InboxOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import ScienceOutlined from '@mui/icons-material/ScienceOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { Box, Typography } from '@mui/material'
import { Link } from 'react-router'
import type { Place, PlaceKey } from '../../ground/auth/places'
import { usePlaces, useStanding } from '../../ground/console/usePlaces'
import { WorkBadge } from './WorkBadge'

const icons: Readonly<Record<PlaceKey, SvgIconComponent>> = {
  desk: InboxOutlined,
  reception: HowToRegOutlined,
  guidance: EventOutlined,
  people: PersonOutlined,
  exams: ScienceOutlined,
  units: Inventory2Outlined,
  donations: WaterDropOutlined,
  mails: MailOutlined,
  figures: DashboardOutlined,
  records: AssignmentOutlined,
  settings: TuneOutlined,
}

export function ConsoleMenu({ onChoose }: { onChoose?: () => void }) {
  const places = usePlaces().filter(({ isInMenu }) => isInMenu)
  return (
    <Box component="nav" aria-label="メニュー" sx={{ p: '4px 10px 12px' }}>
      {[...new Set(places.map(({ group }) => group))].map((title) => (
        <div key={title}>
          <Typography
            component="h2"
            variant="caption"
            sx={{ m: '10px 10px 2px', fontWeight: 700, color: 'text.secondary' }}
          >
            {title}
          </Typography>
          {places
            .filter(({ group }) => group === title)
            .map((place) => (
              <MenuLink key={place.key} place={place} onClick={onChoose} />
            ))}
        </div>
      ))}
    </Box>
  )
}

function MenuLink({ place, onClick }: { place: Place; onClick?: () => void }) {
  const here = useStanding()?.place.key === place.key
  const Icon = icons[place.key]
  return (
    <Box
      component={Link}
      to={place.pages[0]?.to ?? '/'}
      aria-current={here ? 'page' : undefined}
      onClick={onClick}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        minHeight: { xs: 44, md: 36 },
        px: '10px',
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-current=page]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 700 },
      }}
    >
      <Icon sx={{ fontSize: 20 }} />
      {place.name}
      {place.key === 'desk' && <WorkBadge />}
    </Box>
  )
}
