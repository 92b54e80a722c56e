import { Autocomplete, Popover, TextField } from '@mui/material'
import type { FilterField } from './filterField'

type Props = {
  anchor: HTMLElement
  fields: readonly FilterField[]
  onChoose: (field: FilterField) => void
  onClose: () => void
}

const WIDTH = 320

export function FilterMenu({ anchor, fields, onChoose, onClose }: Props) {
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
          sx: { mt: 0.5, p: 1.5, width: WIDTH, height: 'min(460px, 70vh)', overflow: 'hidden' },
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
        groupBy={fields.some(({ group }) => group) ? ({ group }) => group ?? '' : undefined}
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
    </Popover>
  )
}
