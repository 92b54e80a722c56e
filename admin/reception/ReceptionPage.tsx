import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useCanAccess, useStore, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { FailurePanel } from '../components/FailurePanel'
import { PageTitle } from '../components/PageTitle'
import { NumberField } from './NumberField'
import { playSound } from './playSound'
import { ReceptionPanel } from './ReceptionPanel'
import { useReception } from './useReception'
import { useReceptionKeys } from './useReceptionKeys'
import { VisitsOfToday } from './VisitsOfToday'
import { WaitingVisits } from './WaitingVisits'

/** The donation room's desk: a number is read, the panel answers, one key records. */
export function ReceptionPage() {
  const { canAccess, isPending } = useCanAccess({ resource: 'donations', action: 'create' })
  const title = useTranslate()('pages.reception')
  if (isPending) return null
  return (
    <>
      <PageTitle title={title} />
      {canAccess ? (
        <Desk title={title} />
      ) : (
        <FailurePanel
          title="この画面は利用できません"
          text="受付は、管理者が利用します。"
          action={
            <Button component={Link} to="/" variant="outlined" color="inherit">
              ダッシュボードへ
            </Button>
          }
        />
      )}
    </>
  )
}

function Desk({ title }: { title: string }) {
  const reception = useReception()
  const { state, visits, look, record, undo, clear, dismiss } = reception
  const [sound, setSound] = useStore('reception.sound', false)
  const field = useRef<HTMLInputElement>(null)
  useReceptionKeys(field, { record, undo, clear })

  // Whatever was pressed, the next number is read into the field.
  const readNext = () => field.current?.focus()
  useEffect(readNext, [state.is])
  const dismissRefused = (key: string) => {
    dismiss(key)
    readNext()
  }
  useEffect(() => {
    if (sound) playSound(state)
  }, [sound, state])

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography component="h1" variant="h5">
          {title}
        </Typography>
        <FormControlLabel
          control={
            <Switch
              checked={sound}
              onChange={(_event, checked) => {
                setSound(checked)
                readNext()
              }}
            />
          }
          label="音で知らせる"
          sx={{ ml: 'auto', mr: 0 }}
        />
      </Box>
      <div>
        <WaitingVisits visits={visits} onDismiss={dismissRefused} />
        <NumberField ref={field} onNumber={look} />
      </div>
      <ReceptionPanel state={state} onRecord={record} onUndo={undo} onClear={clear} />
      <VisitsOfToday />
    </Box>
  )
}
