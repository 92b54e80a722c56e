import SearchIcon from '@mui/icons-material/Search'
import { InputAdornment, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { isComposing } from '../../../shared/facts/isComposing'
import { filterValues as read } from '../../ground/dataProvider/filterValues'
import type { SoughtBy } from '../../ground/dataProvider/resourceQueries'
import { useSoughtBy } from '../people/useSoughtBy'

/** Long enough to type a kana word. */
const PAUSE_MS = 350

/** Searches while typing, but not during kana conversion. */
export function SearchField({ name, by }: SoughtBy) {
  const label = `${useSoughtBy(by)}でさがす`
  const { filterValues, setFilters } = useListContext()
  const asked = read(filterValues).text(name) ?? ''
  const [text, setText] = useState(asked)
  const [seen, setSeen] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (seen !== asked) {
    setSeen(asked)
    if (asked !== text.trim()) setText(asked)
  }

  const search = (value: string) => {
    const { [name]: _, ...others } = filterValues
    setFilters(value.trim() ? { ...others, [name]: value.trim() } : others)
  }
  const later = (value: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(value), PAUSE_MS)
  }

  return (
    <TextField
      type="search"
      placeholder={label}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing))
          later(event.target.value)
      }}
      onCompositionEnd={() => later(text)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
        clearTimeout(timer.current)
        search(text)
      }}
      sx={{
        // Wide enough for what it says.
        width: { xs: 1, sm: `max(320px, ${label.length + 6}rem)` },
        bgcolor: 'background.paper',
        borderRadius: 1,
        '& input': { textOverflow: 'ellipsis' },
        '& input::placeholder': { fontSize: { xs: 14, sm: 'inherit' } },
        // Chromium draws it blue in every theme.
        '& ::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          sx: { height: 38 },
        },
      }}
    />
  )
}
