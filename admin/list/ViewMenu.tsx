import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { lazy, Suspense, useState } from 'react'
import { useNotify } from 'react-admin'
import type { SavedView } from '../settings/listSettings'
import { useListSettings } from '../settings/useListSettings'

const ViewNameDialog = lazy(() =>
  import('./ViewNameDialog').then((file) => ({ default: file.ViewNameDialog })),
)

/** What can be done with the saved view that is open. */
export function ViewMenu({ view }: { view: SavedView }) {
  const { settings, save } = useListSettings()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [renaming, setRenaming] = useState(false)
  const others = settings.views.filter(({ id }) => id !== view.id)

  return (
    <>
      <IconButton
        aria-label={`「${view.name}」の操作`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setRenaming(true)
          }}
        >
          名前を変える
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            void save({ ...settings, views: others })
            notify(`「${view.name}」をはずしました。`, { type: 'info' })
          }}
        >
          この条件をはずす
        </MenuItem>
      </Menu>
      {renaming && (
        <Suspense>
          <ViewNameDialog
            title="条件の名前を変える"
            name={view.name}
            taken={others.map(({ name }) => name)}
            onSave={(name) =>
              save({
                ...settings,
                views: settings.views.map((each) => (each.id === view.id ? { ...each, name } : each)),
              })
            }
            onClose={() => setRenaming(false)}
          />
        </Suspense>
      )}
    </>
  )
}
