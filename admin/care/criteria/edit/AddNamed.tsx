import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'

type Props = {
  label: string
  hint: string
  /** Said of a name that is there already. */
  takenText: string
  add: string
  maxLength: number
  taken: readonly string[]
  onAdd: (name: string) => void
}

/** Adds to a list by a name that is not in it yet. */
export function AddNamed({ label, hint, takenText, add, maxLength, taken, onAdd }: Props) {
  const [name, setName] = useState('')
  const given = name.trim()
  const isTaken = taken.includes(given)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        size="small"
        label={label}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isTaken}
        helperText={isTaken ? takenText : hint}
        slotProps={{ htmlInput: { maxLength } }}
        sx={{ flex: '1 1 16em' }}
      />
      <Button
        variant="outlined"
        disabled={!given || isTaken}
        onClick={() => {
          onAdd(given)
          setName('')
        }}
      >
        {add}
      </Button>
    </Box>
  )
}
