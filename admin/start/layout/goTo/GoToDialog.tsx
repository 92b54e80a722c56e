import { Autocomplete, Box, Dialog, TextField } from '@mui/material'
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { useNavigate } from 'react-router'
import { ageOn } from '../../../../shared/facts/dates'
import { formatTel } from '../../../../shared/facts/normalise'
import { isComposing } from '../../../../shared/facts/isComposing'
import { UserStateChip } from '../../../parts/components/UserStateChip'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { usePlaces } from '../../../ground/console/usePlaces'
import type { Role } from '../../../../shared/generated/schema'
import type { FoundPersonFragment } from '../../../generated/graphql'
import { fullNameFurigana } from '../../../parts/people/PersonName'
import { GO_TO } from './GoToButton'
import { searchHint } from './searchParts'
import { useDestinations, type Destination } from './useDestinations'

type Props = {
  onClose: () => void
  /** Text typed while this dialog loaded, and whether Enter was pressed. */
  typed: string
  entered: boolean
}

/** Searches people and pages. Enter before the answer waits, then goes if the text has only one meaning. */
export function GoToDialog({ onClose, ...before }: Props) {
  const [text, setText] = useState(before.typed)
  const [enteredText, setEnteredText] = useState(before.entered ? before.typed : null)
  const isEntered = enteredText === text
  const { destinations, isAnswered, only, failure } = useDestinations(text, isEntered)
  const navigate = useNavigate()
  const places = usePlaces()
  const { permissions } = usePermissions<readonly Role[]>()

  const goTo = useEffectEvent((address: string) => {
    onClose()
    navigate(address)
  })
  const awaited = isEntered && only ? only.to : null
  useEffect(() => {
    if (awaited) goTo(awaited)
  }, [awaited])

  const enter = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || isAnswered) return
    event.defaultMuiPrevented = true
    setEnteredText(text)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={GO_TO}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ p: 2, minHeight: 420 }}>
        <Autocomplete<Destination>
          open
          disablePortal
          openOnFocus
          // It is open in any case; else what the arrows chose is lost when the page is drawn anew.
          disableCloseOnSelect
          autoHighlight={text !== ''}
          forcePopupIcon={false}
          options={destinations}
          groupBy={({ group }) => group}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ to }) => to}
          isOptionEqualToValue={(one, other) => one.to === other.to}
          // Already filtered: people by the server, pages by `useDestinations`.
          filterOptions={(options) => options}
          inputValue={text}
          onInputChange={(_event, value, reason) => {
            if (reason === 'reset') return
            setText(value)
            setEnteredText(null)
          }}
          onKeyDown={enter}
          onChange={(_event, destination) => {
            if (!destination) return
            onClose()
            navigate(destination.to)
          }}
          onClose={(_event, reason) => {
            if (reason === 'escape') onClose()
          }}
          loading={!isAnswered}
          loadingText="さがしています…"
          noOptionsText={failure ?? '見つかりませんでした。'}
          slotProps={{ listbox: { sx: { maxHeight: 'min(340px, 50vh)' } } }}
          renderGroup={({ key, group, children }) => <Group key={key} name={group} options={children} />}
          renderOption={({ key, ...props }, { label, person, by }) => (
            <Box component="li" key={key} {...props} sx={{ gap: 1.5, minHeight: 44 }}>
              {person ? <FoundPerson name={label} person={person} by={by} /> : label}
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              onFocus={({ target }) => target.setSelectionRange(text.length, text.length)}
              label={GO_TO}
              helperText={searchHint(permissions ?? [], places)}
            />
          )}
        />
      </Box>
    </Dialog>
  )
}

/** MUI's group is a list item, which may not contain options for a screen reader. */
function Group({ name, options }: { name: string; options: ReactNode }) {
  return (
    <Box component="li" role="group" aria-label={name}>
      <Box aria-hidden sx={{ px: 2, py: 1, fontSize: 13, fontWeight: 700, color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="ul" role="presentation" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {options}
      </Box>
    </Box>
  )
}

type FoundPersonProps = { name: string; person: FoundPersonFragment; by?: string }

function FoundPerson({ name, person, by }: FoundPersonProps) {
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
