import CloseIcon from '@mui/icons-material/Close'
import Chip from '@mui/material/Chip'

type Props = { text: string; onEdit: (anchor: HTMLElement) => void; onRemove: () => void }

export function FilterChip({ text, onEdit, onRemove }: Props) {
  return (
    <Chip
      label={text}
      onClick={(event) => onEdit(event.currentTarget)}
      onDelete={onRemove}
      deleteIcon={<CloseIcon aria-label={`${text}をはずす`} aria-hidden={false} role="img" />}
      sx={{
        height: 32,
        maxWidth: 1,
        fontSize: 13,
        bgcolor: 'action.selected',
        color: 'text.primary',
        '&:hover': { bgcolor: 'action.selected' },
        '& .MuiChip-deleteIcon': { color: 'inherit', fontSize: 18 },
      }}
    />
  )
}
