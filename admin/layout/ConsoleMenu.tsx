import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { NavLink } from 'react-router'

type Entry = { resource: string; Icon: SvgIconComponent }

const groups: { title: string; entries: Entry[] }[] = [
  { title: '人と記録', entries: [{ resource: 'users', Icon: PersonOutlined }] },
  {
    title: '運用',
    entries: [
      { resource: 'preferenceSlots', Icon: CalendarMonthOutlined },
      { resource: 'administrators', Icon: KeyOutlined },
      { resource: 'activity', Icon: AssignmentOutlined },
    ],
  },
]

export function ConsoleMenu({ onChoose }: { onChoose?: () => void }) {
  const translate = useTranslate()
  return (
    <Box component="nav" aria-label="メニュー" sx={{ p: '12px 10px' }}>
      {groups.map(({ title, entries }) => (
        <div key={title}>
          <Typography
            component="h2"
            variant="caption"
            sx={{ m: '16px 10px 4px', fontWeight: 700, color: 'text.secondary' }}
          >
            {title}
          </Typography>
          {entries.map(({ resource, Icon }) => (
            <MenuLink key={resource} to={`/${resource}`} Icon={Icon} onClick={onChoose}>
              {translate(`resources.${resource}.name`)}
            </MenuLink>
          ))}
        </div>
      ))}
    </Box>
  )
}

type LinkProps = { to: string; Icon: SvgIconComponent; children: string; onClick?: () => void }

function MenuLink({ to, Icon, children, onClick }: LinkProps) {
  return (
    <Box
      component={NavLink}
      to={to}
      onClick={onClick}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        minHeight: { xs: 44, md: 38 },
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
  )
}
