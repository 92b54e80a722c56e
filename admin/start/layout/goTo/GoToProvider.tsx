import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Box } from '@mui/material'
import { isComposing } from '../../../../shared/facts/isComposing'
import { GoToContext, GO_TO } from './GoToButton'

const load = () => import('./GoToDialog').then((file) => ({ default: file.GoToDialog }))
const GoToDialog = lazy(load)

/** If loading fails, opening tries again. */
const prepare = () => void load().catch(() => undefined)

/** The first key of Ctrl+K. */
const HELD = new Set(['Control', 'Meta'])
const NOTHING = { typed: '', entered: false }

/** Loads the search when a hand goes to it: earlier, the page that is asked for would wait for it. */
export function GoToProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  const [before, setBefore] = useState(NOTHING)
  const goTo = useMemo(() => ({ open: () => setShown(true), prepare }), [])

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => HELD.has(key) && prepare()
    addEventListener('keydown', onKey, { passive: true })
    return () => removeEventListener('keydown', onKey)
  }, [])

  const close = () => {
    setShown(false)
    setBefore(NOTHING)
  }
  return (
    <GoToContext value={goTo}>
      {children}
      {shown && (
        <Suspense fallback={<TypedMeanwhile {...before} onChange={setBefore} onClose={close} />}>
          <GoToDialog onClose={close} {...before} />
        </Suspense>
      )}
    </GoToContext>
  )
}

type Typed = { typed: string; entered: boolean }
type Props = Typed & { onChange: (typed: Typed) => void; onClose: () => void }

/** Keeps text typed while the search loads. */
function TypedMeanwhile({ typed, onChange, onClose }: Props) {
  return (
    <Box
      role="dialog"
      aria-modal
      aria-label={GO_TO}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'flex-start',
        pt: 6,
        px: 2,
        bgcolor: 'rgb(0 0 0 / 50%)',
      }}
    >
      <Box
        component="input"
        autoFocus
        aria-label={GO_TO}
        value={typed}
        onChange={({ target }: { target: HTMLInputElement }) =>
          onChange({ typed: target.value, entered: false })
        }
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onChange({ typed, entered: true })
        }}
        sx={{
          width: 568,
          p: 2,
          border: 0,
          borderRadius: 1,
          font: 'inherit',
          fontSize: 16,
          color: 'text.primary',
          bgcolor: 'background.paper',
        }}
      />
    </Box>
  )
}
