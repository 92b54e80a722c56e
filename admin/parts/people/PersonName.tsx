import { Box } from '@mui/material'
import { Link } from 'react-router'
import { userActivityLabels } from '../../../shared/words/labels/consoleLabels'
import { userProfileLabels as labels } from '../../../shared/words/labels/userProfileLabels'
import { Card, Facts } from '../components/Card'
import type { UserRowFragment, RowPersonFragment } from '../../generated/graphql'

type Props = {
  profile: Pick<
    UserRowFragment,
    'LastName' | 'FirstName' | 'LastNameFurigana' | 'FirstNameFurigana' | 'Email' | 'DeleteStatus'
  > & { id: string }
}

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
        title={name ?? undefined}
        onClick={(event) => event.stopPropagation()}
        sx={{
          ...twoLines,
          fontWeight: 700,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {name ?? namelessTitle(profile)}
      </Box>
      <Box component="small" sx={{ ...twoLines, fontSize: 12, color: 'text.secondary' }}>
        {name ? fullNameFurigana(profile) : profile.Email}
      </Box>
    </Box>
  )
}

/** A very long name is cut for the eye alone. */
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

type Named = { LastName: string | null; FirstName: string | null }
type Read = { LastNameFurigana: string | null; FirstNameFurigana: string | null }

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ') || null

/** 見本 花子; null before a name is entered and after it is erased. */
export const fullName = ({ LastName, FirstName }: Named) => joined(LastName, FirstName)

/** ミホン ハナコ */
export const fullNameFurigana = ({ LastNameFurigana, FirstNameFurigana }: Read) =>
  joined(LastNameFurigana, FirstNameFurigana)

/** Replaces a name that was not entered or was erased. */
export const namelessTitle = ({ DeleteStatus }: { DeleteStatus: boolean }) =>
  DeleteStatus ? '退会した方' : '氏名の登録前'

/** Looks like a link, because here only the name is one. */
function LinkedName({ person }: { person: RowPersonFragment | null }) {
  return (
    <Box sx={{ '& a': { color: 'primary.main', textDecoration: 'underline' } }}>
      <RowPersonName person={person} />
    </Box>
  )
}

export function PersonCard({ person }: { person: RowPersonFragment | null }) {
  return (
    <Card title={userActivityLabels.User.admin}>
      <Facts
        facts={[
          { label: '氏名', value: <LinkedName person={person} /> },
          { label: labels.DonorId.admin, value: person?.DonorId },
        ]}
      />
    </Card>
  )
}

/** Records stay after a person leaves, without the name. */
export function RowPersonName({ person }: { person: RowPersonFragment | null }) {
  if (!person || person.DeleteStatus) return '退会した方'
  return <PersonName profile={{ ...person, id: person.Id }} />
}
