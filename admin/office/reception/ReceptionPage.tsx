import { Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import { Suspense, useEffect, useRef, useState, type Ref } from 'react'
import { useCanAccess, useStore, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { foundByName } from '../../../shared/words/office/reception'
import { userProfileLabels } from '../../../shared/words/labels/userProfileLabels'
import { PageTitle } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import { FailurePanel } from '../../parts/components/LoadingOrFailure'
import { useScannerEnter } from '../../parts/components/useScannerEnter'
import { useConsole } from '../../ground/console/ConsoleContext'
import { KeptList } from './KeptList'
import { ReceptionPanel } from './ReceptionPanel'
import { VisitsOfToday, WaitingVisits } from './Visits'
import { asksUnit, type ReceptionState } from './receptionState'
import { useReception } from './useReception'
import { useReceptionKeys } from './useReceptionKeys'

const NameSearch = lazyOf(() => import('./NameSearch'), 'NameSearch')

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
          heading="h1"
          title="この画面は利用できません"
          text="この画面は、管理者と受付が使います。"
          action={
            <Button component={Link} to="/" variant="outlined" color="inherit">
              はじめの画面へ
            </Button>
          }
        />
      )}
    </>
  )
}

function Desk({ title }: { title: string }) {
  const reception = useReception()
  const { state, visits, look, record, stateNoChange, undo, openUnit, clear, dismiss } = reception
  const { material } = useConsole().config.operator
  const [sound, setSound] = useStore('reception.sound', false)
  const [isNaming, setNaming] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useReceptionKeys(field, { record, stateNoChange, undo, clear })

  // The next scan always goes into the field; what is being weighed has its own.
  const readNext = () => field.current?.focus()
  const isWeighed = material !== false && asksUnit(state)
  useEffect(() => {
    if (!isWeighed) readNext()
  }, [state.is, isWeighed])
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
        <NumberField ref={field} isSmall={state.is !== 'empty'} onNumber={look} />
        <Button size="small" onClick={() => setNaming(true)} sx={{ mt: 0.5 }}>
          {foundByName.title}
        </Button>
      </div>
      {isNaming && (
        <Suspense fallback={null}>
          <NameSearch
            onChoose={(number) => {
              setNaming(false)
              void look(number)
            }}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
      <ReceptionPanel {...reception} onRecord={record} onUndo={undo} onClear={clear} onNumber={look} />
      <KeptList />
      <VisitsOfToday onUnit={material ? openUnit : undefined} />
    </Box>
  )
}

type Props = { ref: Ref<HTMLInputElement>; isSmall: boolean; onNumber: (typed: string) => void }

/** A scanner types digits, then Enter. The field empties itself. With somebody at the desk, it leaves them the room. */
function NumberField({ ref, isSmall, onNumber }: Props) {
  const read = (input: HTMLInputElement) => {
    if (!input.value.trim()) return
    onNumber(input.value)
    input.value = ''
  }
  const scanner = useScannerEnter(read, () => true)

  return (
    <TextField
      {...scanner}
      inputRef={ref}
      autoFocus
      fullWidth
      label={userProfileLabels.DonorId.admin}
      helperText={isSmall ? undefined : 'バーコードを読み取るか、番号を入力してEnterを押してください'}
      slotProps={{
        htmlInput: {
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          enterKeyHint: 'search',
          maxLength: 40,
        },
        inputLabel: { shrink: true },
        input: {
          sx: {
            bgcolor: 'background.paper',
            '& input': isSmall
              ? { fontSize: 24, lineHeight: 1.4, height: 32, py: 1 }
              : { fontSize: 40, lineHeight: 1.4, height: 64 },
          },
        },
      }}
    />
  )
}

const PITCHES = { yes: [880], done: [660, 990], no: [220, 220] } as const

function meaningOf(state: ReceptionState): keyof typeof PITCHES | null {
  if (state.is === 'found') return state.reception.Refusal ? 'no' : 'yes'
  if (state.is === 'recorded') return 'done'
  return state.is === 'unknown' || state.is === 'refused' || state.is === 'turnedAway' ? 'no' : null
}

/** High: allowed; two rising: recorded; two low: refused. The panel says the same. */
function playSound(state: ReceptionState): void {
  const meaning = meaningOf(state)
  if (!meaning) return
  const context = new AudioContext()
  PITCHES[meaning].forEach((pitch, index) => {
    const tone = context.createOscillator()
    const volume = context.createGain()
    volume.gain.value = 0.1
    tone.frequency.value = pitch
    tone.connect(volume).connect(context.destination)
    tone.start(context.currentTime + index * 0.16)
    tone.stop(context.currentTime + index * 0.16 + 0.12)
    if (index === PITCHES[meaning].length - 1)
      tone.addEventListener('ended', () => void context.close(), { once: true })
  })
}
