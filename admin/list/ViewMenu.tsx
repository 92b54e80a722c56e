import MoreVert from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { type SavedView, useListSettings } from '../settings/useListSettings'
import { useTellDone } from '../undo/useTellDone'

const ViewNameDialog = lazy(() =>
  import('./ViewNameDialog').then((file) => ({ default: file.ViewNameDialog })),
)

/** What can be done with the open view. */
export function ViewMenu({ view }: { view: SavedView }) {
  const { settings, save } = useListSettings()
  const tellDone = useTellDone()
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
          onClick={async () => {
            setAnchor(null)
            const answer = await save({ ...settings, views: others })
            if (answer) tellDone(`「${view.name}」をはずしました。`, answer)
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
