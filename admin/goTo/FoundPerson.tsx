import { Box } from '@mui/material'
import { ageOn } from '../../shared/dates'
import { formatTel } from '../../shared/normalise'
import { useConsole } from '../console/ConsoleContext'
import { UserStateChip } from '../components/UserStateChip'
import type { FoundPersonFragment } from '../generated/graphql'
import { fullNameFurigana } from '../people/fullName'

type Props = { name: string; person: FoundPersonFragment; by?: string }

/** Shows what distinguishes people of the same name. */
export function FoundPerson({ name, person, by }: Props) {
  const { clock } = useConsole()
  const { Birthday, Tel, DonorId, LastName, Email } = person
  const particulars = [
    Birthday && `${ageOn(Birthday, clock.today())}歳`,
    Tel && `電話 ${formatTel(Tel)}`,
    DonorId,
    LastName !== null && !Tel && Email,
    by,
  ].filter(Boolean)
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 700 }}>
          {name}{' '}
          <Box component="small" sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
            {fullNameFurigana(person)}
          </Box>
        </Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{particulars.join('・')}</Box>
      </Box>
      <Box sx={{ ml: 'auto', flexShrink: 0 }}>
        <UserStateChip profile={person} />
      </Box>
    </>
  )
}
