import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ConsoleMenu } from './ConsoleMenu'
import { useMenuState } from './useMenuState'

const WIDTH = 216

/** Beside the page where there is room for it, else over the page when asked for. */
export function ConsoleSidebar() {
  const roomy = useMediaQuery('(min-width: 900px)')
  const [open, setOpen] = useMenuState()
  if (!roomy)
    return (
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { sx: { width: 280, bgcolor: 'background.default', border: 0 } } }}
      >
        <ConsoleMenu onChoose={() => setOpen(false)} />
      </Drawer>
    )
  return (
    <Box
      sx={{
        flex: `0 0 ${WIDTH}px`,
        position: 'sticky',
        top: 56,
        alignSelf: 'flex-start',
        height: 'calc(100vh - 56px)',
        overflowY: 'auto',
        borderRight: '1px solid',
        borderColor: 'divider',
        bgcolor: ({ palette }) => (palette.mode === 'dark' ? '#171e1a' : '#fbfcf9'),
      }}
    >
      <ConsoleMenu />
    </Box>
  )
}
