import MenuIcon from '@mui/icons-material/Menu'
import { Box, IconButton, Typography } from '@mui/material'
import { Suspense } from 'react'
import { useStore } from 'react-admin'
import { ConsoleMark, EnvironmentChips, LONGER_CLOCK } from '../../parts/components/EnvironmentChips'
import { lazyOf } from '../../parts/components/lazyOf'
import { useConsole } from '../../ground/console/ConsoleContext'
import { GoToButton } from './goTo/GoToButton'
import { Shortcuts } from './Shortcuts'

const ColleaguesButton = lazyOf(() => import('../../parts/live/ColleaguesButton'), 'ColleaguesButton')

const AccountMenu = lazyOf(() => import('./AccountMenu'), 'AccountMenu')

export function ConsoleBar() {
  const { operator, sampleData, fakeNow } = useConsole().config
  const [open, setOpen] = useMenuState()
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        height: 56,
        pl: { xs: 0.5, md: 2 },
        pr: { xs: 1, sm: 2.5 },
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton
        onClick={() => setOpen(!open)}
        aria-label="メニュー"
        aria-expanded={open}
        sx={{ display: { md: 'none' }, width: 44, height: 44 }}
      >
        <MenuIcon />
      </IconButton>
      <ConsoleMark />
      <Typography
        noWrap
        // On a phone the environment chips take this room.
        sx={{
          display: { xs: sampleData || fakeNow ? 'none' : 'block', sm: 'block' },
          fontWeight: 700,
          fontSize: 15,
          minWidth: 0,
        }}
      >
        {operator.serviceName} 管理
      </Typography>
      <Box
        sx={{
          display: 'flex',
          gap: { xs: 0.5, sm: 1 },
          overflow: 'hidden',
          flexShrink: 0,
          [`& .${LONGER_CLOCK}`]: { display: { xs: 'none', md: 'inline' } },
          // One above the other beside the buttons of the narrowest screen.
          '@media (max-width: 359.95px)': { flexDirection: 'column', alignItems: 'start', gap: '2px' },
        }}
      >
        <EnvironmentChips />
      </Box>
      <GoToButton />
      <Shortcuts />
      {operator.office?.small !== true && (
        <Suspense>
          <ColleaguesButton />
        </Suspense>
      )}
      <Suspense fallback={<Box sx={{ height: 44, width: 44 }} />}>
        <AccountMenu />
      </Suspense>
    </Box>
  )
}

/** Own state, because react-admin's menu starts open on a tablet. */
export const useMenuState = () => useStore('menu.open', false)
