import { Box, Chip, FormControlLabel, Switch, TextField } from '@mui/material'
import { conversationKindLabels } from '../../../../shared/words/records/conversationLabels'
import type { ConversationKind } from '../../../../shared/generated/schema'

export type Filter = { kinds: readonly ConversationKind[]; text: string; peopleOnly: boolean }

export const EVERYTHING: Filter = { kinds: [], text: '', peopleOnly: false }

export const isEverything = ({ kinds, text, peopleOnly }: Filter) =>
  kinds.length === 0 && text === '' && !peopleOnly

type Props = { filter: Filter; onChange: (filter: Filter) => void }

const names = Object.keys(conversationKindLabels) as ConversationKind[]

/** Kinds add up; words are searched on Enter. */
export function ConversationFilter({ filter, onChange }: Props) {
  const { kinds, text, peopleOnly } = filter
  const toggle = (kind: ConversationKind) =>
    onChange({
      ...filter,
      kinds: kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind],
    })
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Box role="group" aria-label="種類で絞り込む" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {names.map((kind) => {
          const isChosen = kinds.includes(kind)
          return (
            <Chip
              key={kind}
              component="button"
              label={conversationKindLabels[kind]}
              aria-pressed={isChosen}
              variant={isChosen ? 'filled' : 'outlined'}
              color={isChosen ? 'primary' : 'default'}
              onClick={() => toggle(kind)}
              sx={{ minHeight: 32 }}
            />
          )
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Box
          component="form"
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            const words = new FormData(event.currentTarget).get('words')
            onChange({ ...filter, text: typeof words === 'string' ? words.trim() : '' })
          }}
          sx={{ flex: '1 1 200px', maxWidth: 320 }}
        >
          <TextField
            name="words"
            type="search"
            size="small"
            fullWidth
            margin="none"
            defaultValue={text}
            placeholder="やりとりの中をさがす（Enter）"
            onChange={({ target }) => target.value === '' && text !== '' && onChange({ ...filter, text: '' })}
            slotProps={{ htmlInput: { 'aria-label': 'やりとりの中をさがす', maxLength: 200 } }}
          />
        </Box>
        <FormControlLabel
          control={
            <Switch
              checked={peopleOnly}
              onChange={(_event, checked) => onChange({ ...filter, peopleOnly: checked })}
            />
          }
          label="人の操作だけ"
        />
      </Box>
    </Box>
  )
}
