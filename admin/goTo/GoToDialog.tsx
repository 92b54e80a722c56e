import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import TextField from '@mui/material/TextField'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { GO_TO } from './GoToButton'
import { useDestinations, type Destination } from './useDestinations'

/** One field for people and pages: type, choose with the arrows, go with Enter. */
export function GoToDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const { destinations, isSearching, failure } = useDestinations(text)
  const navigate = useNavigate()

  const go = (destination: Destination | null) => {
    if (!destination) return
    onClose()
    navigate(destination.to)
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
          autoHighlight
          forcePopupIcon={false}
          options={destinations}
          groupBy={({ group }) => group}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ to }) => to}
          isOptionEqualToValue={(one, other) => one.to === other.to}
          // The server has searched the people, and the places are filtered with them.
          filterOptions={(options) => options}
          inputValue={text}
          onInputChange={(_event, value, reason) => {
            if (reason !== 'reset') setText(value)
          }}
          onChange={(_event, destination) => go(destination)}
          onClose={(_event, reason) => {
            if (reason === 'escape') onClose()
          }}
          loading={isSearching}
          loadingText="さがしています…"
          noOptionsText={failure ?? '見つかりませんでした。'}
          slotProps={{ listbox: { sx: { maxHeight: 'min(340px, 50vh)' } } }}
          renderGroup={({ key, group, children }) => <Group key={key} name={group} options={children} />}
          renderOption={({ key, ...props }, { label, detail }) => (
            <Box component="li" key={key} {...props} sx={{ gap: 1.5, minHeight: 44 }}>
              <span>{label}</span>
              {detail && (
                <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontSize: 13 }}>
                  {detail}
                </Box>
              )}
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              label={GO_TO}
              helperText="氏名、フリガナ、メールアドレス、電話番号の末尾、ドナー番号、または画面の名前"
            />
          )}
        />
      </Box>
    </Dialog>
  )
}

/** MUI's own is an item of a list to a screen reader, which options cannot be in. */
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
