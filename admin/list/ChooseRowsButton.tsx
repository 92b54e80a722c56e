import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined'
import Button from '@mui/material/Button'
import { useCanAccess, useListContext, useResourceContext } from 'react-admin'

type Props = { isChoosing: boolean; onChange: (isChoosing: boolean) => void }

/** On a phone, row checkboxes are hidden until requested. */
export function ChooseRowsButton({ isChoosing, onChange }: Props) {
  const { onUnselectItems } = useListContext()
  const { canAccess } = useCanAccess({ resource: useResourceContext() ?? '', action: 'export' })
  if (!canAccess) return null
  return (
    <Button
      variant={isChoosing ? 'contained' : 'outlined'}
      color={isChoosing ? 'primary' : 'inherit'}
      aria-label="行を選ぶ"
      aria-pressed={isChoosing}
      startIcon={<CheckBoxOutlined />}
      sx={{ display: { sm: 'none' }, borderColor: 'divider' }}
      onClick={() => {
        if (isChoosing) onUnselectItems()
        onChange(!isChoosing)
      }}
    >
      選ぶ
    </Button>
  )
}
