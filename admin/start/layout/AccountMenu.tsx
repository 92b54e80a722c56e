import { Avatar, Box, ButtonBase, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useLogout, useNotify, useTheme } from 'react-admin'
import { Link } from 'react-router'
import { LOCK_NOW, SIGNED_OUT } from '../../../shared/words/program/notices'
import { useConsole } from '../../ground/console/ConsoleContext'
import { isLockOf } from '../../ground/lock/deviceLock'
import { lockNow } from '../signIn/lock/goToLock'

export function AccountMenu() {
  const { identity } = useGetIdentity()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [theme, setTheme] = useTheme()
  const logout = useLogout()
  const notify = useNotify()
  const { session } = useConsole()

  const leave = async () => {
    setAnchor(null)
    await logout({}, undefined, false)
    notify(SIGNED_OUT, { type: 'info' })
  }

  if (!identity?.fullName) return <Box sx={{ height: 44, width: 44 }} />
  const role: unknown = identity.role
  return (
    <>
      <ButtonBase
        title="アカウント"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ minHeight: 44, px: 1, gap: 1, borderRadius: 1, minWidth: 44 }}
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
          component="span"
          aria-hidden
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
        {isLockOf(session.username()) && (
          <MenuItem onClick={() => void lockNow(session)}>{LOCK_NOW}</MenuItem>
        )}
        <MenuItem onClick={leave}>ログアウト</MenuItem>
      </Menu>
    </>
  )
}
