import { Avatar, AvatarGroup, Box, ButtonBase, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Present } from '../../../shared/rules/office/live'
import { unseen } from '../../ground/theme/unseen'
import { useColleagues } from './LiveUpdates'

const MOST_AVATARS = 3

const wheres = { Person: '会員のページ', Desk: 'きょうの机', Reception: '受付', Elsewhere: 'ほかのページ' }
const matters = Object.keys(wheres)

/** Each colleague once, at the place that matters most: one may have several pages open. */
function eachOnce(colleagues: readonly Present[]): Present[] {
  const found = new Map<string, Present>()
  const inOrder = colleagues.toSorted(
    (one, other) => matters.indexOf(one.Place) - matters.indexOf(other.Place),
  )
  for (const one of inOrder) if (!found.has(one.Name)) found.set(one.Name, one)
  return [...found.values()]
}

export function ColleaguesButton() {
  const colleagues = eachOnce(useColleagues())
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (colleagues.length === 0) return null
  const close = () => setAnchor(null)
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, minHeight: 44, px: 1, borderRadius: 1 }}
      >
        <Box component="span" sx={unseen}>
          {`いま使っている人：${colleagues.map(({ Name }) => Name).join('、')}`}
        </Box>
        <AvatarGroup
          aria-hidden
          max={MOST_AVATARS}
          sx={{
            '& .MuiAvatar-root': {
              width: 28,
              height: 28,
              fontSize: 12,
              fontWeight: 700,
              bgcolor: 'action.selected',
              color: 'text.primary',
              borderColor: 'background.paper',
            },
          }}
        >
          {colleagues.map(({ Name }) => (
            <Avatar key={Name} aria-hidden>
              {Name.slice(0, 1)}
            </Avatar>
          ))}
        </AvatarGroup>
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {colleagues.map(({ Name, Place, UserId }) => (
          <MenuItem
            key={Name}
            onClick={close}
            {...(UserId ? { component: Link, to: `/users/${UserId}/show` } : {})}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, minHeight: 44 }}
          >
            <span>{Name}</span>
            <Typography component="span" variant="body2" color="textSecondary">
              {wheres[Place]}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
