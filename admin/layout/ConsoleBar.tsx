import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useConsole } from '../boot/ConsoleContext'
import { ConsoleMark } from '../components/ConsoleMark'
import { EnvironmentChips, LONGER_CLOCK } from '../components/EnvironmentChips'
import { GoToButton } from '../goTo/GoToButton'
import { AccountMenu } from './AccountMenu'
import { useMenuState } from './useMenuState'

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
        // A phone has no room for the name beside what says that nothing here is real.
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
          [`& .${LONGER_CLOCK}`]: { display: { xs: 'none', sm: 'inline' } },
        }}
      >
        <EnvironmentChips />
      </Box>
      <GoToButton />
      <AccountMenu />
    </Box>
  )
}
