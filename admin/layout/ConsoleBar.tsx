import MenuIcon from '@mui/icons-material/Menu'
import { Avatar, Box, ButtonBase, IconButton, Menu, MenuItem, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useGetIdentity, useLogout, useNotify, useTheme, useStore } from 'react-admin'
import { Link } from 'react-router'
import { SIGNED_OUT } from '../../shared/messages/notices'
import { ConsoleMark, EnvironmentChips, LONGER_CLOCK } from '../components/EnvironmentChips'
import { useConsole } from '../console/ConsoleContext'
import { GoToButton } from '../goTo/GoToButton'

const ColleaguesButton = lazy(() =>
  import('../live/ColleaguesButton').then((file) => ({ default: file.ColleaguesButton })),
)

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
        }}
      >
        <EnvironmentChips />
      </Box>
      <GoToButton />
      <Suspense>
        <ColleaguesButton />
      </Suspense>
      <AccountMenu />
    </Box>
  )
}

function AccountMenu() {
  const { identity } = useGetIdentity()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [theme, setTheme] = useTheme()
  const logout = useLogout()
  const notify = useNotify()

  const leave = async () => {
    setAnchor(null)
    await logout({}, undefined, false)
    notify(SIGNED_OUT, { type: 'info' })
  }

  if (!identity?.fullName) return <Box sx={{ ml: { md: 'auto' }, height: 44, width: 44 }} />
  const role: unknown = identity.role
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`アカウント：${identity.fullName}`}
        sx={{ ml: { md: 'auto' }, minHeight: 44, px: 1, gap: 1, borderRadius: 1, minWidth: 44 }}
      >
        <Box
          component="span"
          sx={{ display: { xs: 'none', sm: 'inline' }, fontSize: 14, whiteSpace: 'nowrap' }}
        >
          {identity.fullName}
          {typeof role === 'string' && (
            <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', lg: 'inline' } }}>
              （{role}）
            </Box>
          )}
        </Box>
        <Avatar
          sx={{
            width: 32,
            height: 32,
            fontSize: 14,
            fontWeight: 700,
            bgcolor: 'action.selected',
            color: 'text.primary',
          }}
        >
          {identity.fullName.slice(0, 1)}
        </Avatar>
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem component={Link} to="/account" onClick={() => setAnchor(null)}>
          アカウントの設定
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setTheme(theme === 'dark' ? 'light' : 'dark')
          }}
        >
          {theme === 'dark' ? '明るい画面にする' : '暗い画面にする'}
        </MenuItem>
        <MenuItem onClick={leave}>ログアウト</MenuItem>
      </Menu>
    </>
  )
}

/** Own state, because react-admin's menu starts open on a tablet. */
export const useMenuState = () => useStore('menu.open', false)
