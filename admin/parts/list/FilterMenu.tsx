import { Autocomplete, createFilterOptions, Popover, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { offeredFirst, type FilterField } from './filterField'

type Props = {
  anchor: HTMLElement
  fields: readonly FilterField[]
  onChoose: (field: FilterField) => void
  onClose: () => void
}

const WIDTH = 320
const byName = createFilterOptions<FilterField>()

export function FilterMenu({ anchor, fields, onChoose, onClose }: Props) {
  const [isTyped, setTyped] = useState(false)
  const first = offeredFirst(fields)
  const others = isTyped ? 0 : fields.length - first.length
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': '条件を足す',
          sx: { mt: 0.5, p: 1.5, width: WIDTH, maxHeight: 'min(460px, 70vh)', overflow: 'hidden' },
        },
      }}
    >
      <Autocomplete<FilterField, false, true>
        open
        disablePortal
        disableClearable
        autoHighlight
        forcePopupIcon={false}
        options={fields}
        filterOptions={(all, state) => (state.inputValue ? byName(all, state) : [...first])}
        onInputChange={(_event, typed) => setTyped(typed !== '')}
        groupBy={isTyped && fields.some(({ group }) => group) ? ({ group }) => group ?? '' : undefined}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ name }) => name}
        noOptionsText="この言葉の条件はありません"
        onChange={(_event, field) => onChoose(field)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
        renderInput={(params) => <TextField {...params} autoFocus placeholder="条件の名前でさがす" />}
        slotProps={{
          popper: {
            // Below the field, as a part of the popover instead of floating.
            sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
          },
          paper: { elevation: 0, sx: { mt: 1 } },
          listbox: { 'aria-label': '条件', sx: { maxHeight: 'calc(min(460px, 70vh) - 84px)', p: 0 } },
        }}
      />
      {others > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1, pt: 1 }}>
          {`ほかに${others}個あります。名前でさがせます。`}
        </Typography>
      )}
    </Popover>
  )
}
