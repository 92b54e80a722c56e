import MoreVert from '@mui/icons-material/MoreVert'
import { IconButton, ListSubheader, Menu, MenuItem } from '@mui/material'
import { Suspense, use, useState } from 'react'
import { useNotify } from 'react-admin'
import { FOR_EVERYBODY, FOR_EVERYBODY_TOO, OUT_OF_OFFICE, savedBy } from '../../ground/words/sharedViews'
import { failureMessage } from '../components/LoadingOrFailure'
import { lazyOf } from '../components/lazyOf'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { StaffNamesDocument } from '../../generated/graphql'
import { type SavedView, useListSettings } from './settings/useListSettings'
import { useMayChange, useOfficeCalls } from './settings/useOfficeCalls'
import { useSharedList, useViews } from './settings/useViews'
import { useTellDone } from '../actions/useTellDone'
import { ListFields } from './filterField'
import { useKeepView } from './useKeepView'
import { officeInput } from './viewConditions'

const ViewNameDialog = lazyOf(() => import('./ViewNameDialog'), 'ViewNameDialog')

export function ViewMenu({ view }: { view: SavedView }) {
  const { settings, save } = useListSettings()
  const office = useOfficeCalls()
  const fields = use(ListFields)
  const others = useViews().filter(({ id }) => id !== view.id)
  const mayChange = useMayChange()(view)
  const input = officeInput(view, fields)
  const mayShare = useSharedList() !== undefined && !view.office && input !== null
  const isArranged = Object.keys(settings.ofOffice?.[view.id] ?? {}).length > 0
  const keep = useKeepView()
  const tellDone = useTellDone()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [renaming, setRenaming] = useState(false)

  const act = async (work: () => Promise<object | null>, done?: string) => {
    setAnchor(null)
    try {
      const answer = await work()
      if (answer && done) tellDone(done, answer)
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' })
    }
  }
  const withoutOwn = { ...settings, views: settings.views.filter(({ id }) => id !== view.id) }

  return (
    <>
      <IconButton
        aria-label={`「${view.name}」の操作`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44, flexShrink: 0 }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {view.office && <Maker id={view.office.makerId} />}
        {mayChange && (
          <MenuItem
            onClick={() => {
              setAnchor(null)
              setRenaming(true)
            }}
          >
            名前を変える
          </MenuItem>
        )}
        {mayShare && (
          <MenuItem
            onClick={() =>
              act(async () => {
                const answer = await office.save({ ...input, Id: crypto.randomUUID() })
                await save(withoutOwn)
                return answer
              }, `「${view.name}」を、みんなで使えるようにしました。`)
            }
          >
            {FOR_EVERYBODY}
          </MenuItem>
        )}
        {view.office && mayChange && input && isArranged && (
          <MenuItem
            onClick={() => act(() => office.save(input), `「${view.name}」の列を、みんなの列にしました。`)}
          >
            {FOR_EVERYBODY_TOO}
          </MenuItem>
        )}
        {view.office
          ? mayChange && (
              <MenuItem
                onClick={() =>
                  act(() => office.remove(view.id), `「${view.name}」を、みんなの一覧からはずしました。`)
                }
              >
                {OUT_OF_OFFICE}
              </MenuItem>
            )
          : mayChange && (
              <MenuItem onClick={() => act(() => save(withoutOwn), `「${view.name}」をはずしました。`)}>
                この条件をはずす
              </MenuItem>
            )}
      </Menu>
      {renaming && (
        <Suspense>
          <ViewNameDialog
            title="条件の名前を変える"
            name={view.name}
            taken={others.map(({ name }) => name)}
            onSave={(name) => act(() => keep({ ...view, name }))}
            onClose={() => setRenaming(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Who saved it for the office, also after they have left. */
function Maker({ id }: { id: string }) {
  const { data } = useApiQuery(
    ['staffNames'],
    StaffNamesDocument,
    {},
    { select: ({ listAdministratorByIdProfileCreatedAt: { items } }) => items },
  )
  const maker = data?.find(({ Id }) => Id === id)
  return maker ? <ListSubheader sx={{ lineHeight: '36px' }}>{savedBy(maker.Name)}</ListSubheader> : null
}
