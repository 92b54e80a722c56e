import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { invitationsAhead, NO_INVITATIONS } from '../../shared/messages/preferenceSlots'
import { preferenceSlotSchema } from '../../shared/validation/preferenceSlot'
import { useCallApi } from '../dataProvider/useCallApi'
import { PreviewPreferenceSlotDocument } from '../generated/graphql'
import { fullName } from '../users/fullName'

const NAMES = 10

/** Who will get a mail when the numbers are saved as they stand in the form. */
export function Invitations({ values }: { values: Record<string, unknown> }) {
  const call = useCallApi()
  const input = preferenceSlotSchema.isValidSync(values) ? preferenceSlotSchema.cast(values) : null
  const { data } = useQuery({
    queryKey: ['previewPreferenceSlot', input],
    enabled: input !== null,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(PreviewPreferenceSlotDocument, { input: input ?? NOTHING }, { signal }),
  })
  if (!input || !data) return null
  const { Invitations: count, People: people } = data.previewPreferenceSlot
  // A name is not broken in two.
  const names = people
    .slice(0, NAMES)
    .map((person) => `${fullName(person)?.replaceAll(' ', '\u00a0') ?? '氏名なし'}さん`)
  return (
    <Box role="status" sx={{ p: 1.5, borderRadius: '8px', bgcolor: 'action.hover', textWrap: 'pretty' }}>
      {count === 0 ? NO_INVITATIONS : invitationsAhead(count, names)}
    </Box>
  )
}

const NOTHING = { Year: 2000, Month: 1, AvailableSlots: 0, AdditionalAvailableSlots: 0 }
