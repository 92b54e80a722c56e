import AddIcon from '@mui/icons-material/Add'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import type { FilterField } from './filterField'

type Props = { fields: readonly FilterField[]; onChoose: (field: FilterField, anchor: HTMLElement) => void }

export function AddFilter({ fields, onChoose }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          height: 32,
          borderRadius: 16,
          borderStyle: 'dashed',
          color: 'text.secondary',
          borderColor: 'divider',
        }}
      >
        条件を足す
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {fields.map((field) => (
          <MenuItem
            key={field.name}
            onClick={() => {
              if (anchor) onChoose(field, anchor)
              setAnchor(null)
            }}
          >
            {field.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
