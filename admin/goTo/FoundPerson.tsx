import Box from '@mui/material/Box'
import { ageOn } from '../../shared/dates'
import { formatTel } from '../../shared/validation/normalise'
import { useConsole } from '../boot/ConsoleContext'
import { UserStateChip } from '../components/UserStateChip'
import type { FoundPersonFragment } from '../generated/graphql'
import { fullNameFurigana } from '../users/fullName'

type Props = { name: string; person: FoundPersonFragment }

/** What tells two people of one name apart: reading, age, telephone, number, and where each stands. */
export function FoundPerson({ name, person }: Props) {
  const { clock } = useConsole()
  const { Birthday, Tel, DonorId, LastName, Email } = person
  const particulars = [
    Birthday && `${ageOn(Birthday, clock.today())}歳`,
    Tel && `電話 ${formatTel(Tel)}`,
    DonorId,
    LastName !== null && !Tel && Email,
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
