import { Box } from '@mui/material'
import { Link } from 'react-router'
import type { UserRowFragment } from '../generated/graphql'
import { fullName, fullNameFurigana, namelessTitle } from './fullName'

type Props = {
  profile: Pick<
    UserRowFragment,
    'LastName' | 'FirstName' | 'LastNameFurigana' | 'FirstNameFurigana' | 'Email' | 'DeleteStatus'
  > & { id: string }
}

/** Name and reading, or the address if no name was entered. */
export function PersonName({ profile }: Props) {
  const name = fullName(profile)
  return (
    <Box
      sx={{
        width: 'max-content',
        maxWidth: { xs: 102, sm: 240 },
        lineHeight: 1.45,
        wordBreak: 'keep-all',
      }}
    >
      <Box
        component={Link}
        to={`/users/${profile.id}/show`}
        onClick={(event) => event.stopPropagation()}
        sx={{
          fontWeight: 700,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {name ?? namelessTitle(profile)}
      </Box>
      <Box component="small" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
        {name ? fullNameFurigana(profile) : profile.Email}
      </Box>
    </Box>
  )
}
