import { Button } from '@mui/material'
import { useRefresh } from 'react-admin'
import { LIST_NOT_OPENED } from '../../ground/words/duties'
import { askPurpose, LISTS } from '../../ground/purpose/purposes'

/** In place of a value that lists show only to whoever said why; opens it for all rows. */
export function NotOpened() {
  const refresh = useRefresh()
  const open = async () => {
    if (await askPurpose(LISTS)) refresh()
  }
  return (
    <Button
      size="small"
      color="inherit"
      sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap', ml: -0.75 }}
      onClick={(event) => {
        event.stopPropagation()
        void open()
      }}
    >
      {LIST_NOT_OPENED}
    </Button>
  )
}
