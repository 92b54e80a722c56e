import { IconButton } from '@mui/material'
import { Suspense, useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { useNavigate } from 'react-router'
import { useGoTo } from './goTo/GoToButton'
import { usePlaces } from '../../ground/console/usePlaces'
import { isDialogOpen, useLetterShortcuts } from '../../parts/shortcuts/Keys'
import { lazyOf } from '../../parts/components/lazyOf'

const ShortcutHelp = lazyOf(() => import('./ShortcutHelp'), 'ShortcutHelp')

/** The keys of every page, and their list. Disabled while the person types in a field or a dialog is open. */
export function Shortcuts() {
  const [letters] = useLetterShortcuts()
  const [help, setHelp] = useState(false)
  const navigate = useNavigate()
  const pages = usePlaces().flatMap((place) => place.pages.filter(({ letter }) => letter))
  const goTo = useGoTo()

  const openGoTo = () => !isDialogOpen() && goTo.open()
  useHotkeys('mod+k', openGoTo, { preventDefault: true, enableOnFormTags: true })
  useHotkeys('/', openGoTo, { preventDefault: true, enabled: letters, useKey: true })
  useHotkeys('?', () => !isDialogOpen() && setHelp(true), {
    preventDefault: true,
    enabled: letters,
    useKey: true,
  })
  useHotkeys(
    pages.map(({ letter }) => `g>${letter}`),
    (_event, { keys }) => {
      const place = pages.find(({ letter }) => letter && keys?.includes(letter))
      if (place && !isDialogOpen()) navigate(place.to)
    },
    { enabled: letters },
  )
  return (
    <>
      <IconButton
        aria-label="キーボードの使い方"
        title="キーボードの使い方"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setHelp(true)}
        sx={{
          display: { xs: 'none', md: 'inline-flex' },
          width: 32,
          height: 32,
          border: '1px solid',
          borderColor: 'divider',
          fontSize: 14,
          fontWeight: 700,
          '@media (pointer: coarse)': { display: 'none' },
        }}
      >
        ?
      </IconButton>
      {help && (
        <Suspense fallback={null}>
          <ShortcutHelp onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </>
  )
}
