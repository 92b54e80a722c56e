import { Button, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { Answer } from '../../../shared/questionnaire/engine/answer'
import { formatJapaneseDate } from '../../../shared/facts/dates'
import { CARD_MOVES, CONFIRM_CARD, keptListTexts } from '../../../shared/words/office/reception'
import { UNDO_SECONDS } from '../../../shared/rules/visits/visit'
import { RecordUnit } from '../../care/units/RecordUnit'
import type { ReceptionPanelFragment, UnitLabelFragment } from '../../generated/graphql'
import { useConsole } from '../../ground/console/ConsoleContext'
import { Keys } from '../../parts/shortcuts/Keys'
import { appearAfter } from '../../ground/theme/appearAfter'
import { tones, type Tone } from '../../ground/theme/tones'
import { DonorFound, WordsToSay } from './DonorFound'
import { ConfirmRest, RecordButtons, RecordedVisit } from './RecordVisit'
import { UnitRecorded } from './UnitRecorded'
import { asksUnit, type Listed, type Recorded, type ReceptionState } from './receptionState'
import { useClearAfter } from './useClearAfter'
import { mayRecord } from './useReception'

type Props = {
  state: ReceptionState
  onRecord: (received: boolean) => void
  recordStatement: (answer: Answer) => Promise<void>
  stateNoChange: () => void
  recordConfirmed: (reason: string) => Promise<void>
  onUndo: () => void
  onNumber: (typed: string) => void
  label: (unit: UnitLabelFragment) => void
  onClear: () => void
}

/** Others can see the screen, so names disappear; long enough to read and to ask the questions. */
const SECONDS_SHOWN = {
  empty: null,
  looking: null,
  found: 180,
  unknown: 30,
  unchecked: 180,
  turnedAway: 180,
  recorded: UNDO_SECONDS,
  undone: UNDO_SECONDS,
  refused: 60,
} satisfies Record<ReceptionState['is'], number | null>

const SECONDS_TO_WEIGH = 600

export function ReceptionPanel(props: Props) {
  const { state, onRecord, onUndo, onClear, onNumber, label, ...statement } = props
  const { material } = useConsole().config.operator
  const isWeighed = material !== false && asksUnit(state)
  const left = useClearAfter(state, isWeighed ? SECONDS_TO_WEIGH : SECONDS_SHOWN[state.is], onClear)
  switch (state.is) {
    case 'empty':
      return (
        <Ground tone="quiet" title="次の方をお待ちしています">
          <Typography>
            ドナー証のバーコードを読み取ると、献便を受け付けられるかどうかを表示します。
          </Typography>
        </Ground>
      )
    case 'looking':
      return <Ground tone="quiet" title="確かめています…" titleStyle={appearAfter(300)} />
    case 'unknown':
      return (
        <Ground tone="coral" title="確認できません">
          <Typography sx={{ fontSize: 18 }}>{state.message}</Typography>
          <ClearButton onClear={onClear} />
        </Ground>
      )
    case 'found':
      return (
        <Ground tone={toneOf(state.reception)} title={titleOfFound(state.reception)}>
          <DonorFound reception={state.reception} {...statement} />
          {state.reception.Refusal === 'Resting' && <ConfirmRest onConfirm={statement.recordConfirmed} />}
          {mayRecord(state.reception, false) ? (
            <RecordButtons
              mayReceive={mayRecord(state.reception, true)}
              onRecord={onRecord}
              onClear={onClear}
            />
          ) : (
            <ClearButton onClear={onClear} />
          )}
        </Ground>
      )
    case 'unchecked':
      return (
        <Ground tone="yolk" title={state.listed ? keptListTexts.accepts : '接続がないため、確かめられません'}>
          {state.listed && <ListedDonor listed={state.listed} />}
          <Typography sx={{ fontSize: 28, fontWeight: 700 }}>{state.number}</Typography>
          <Typography>
            {state.listed ? '' : <span>{CONFIRM_CARD}</span>}
            <span>{CARD_MOVES}</span>
            <span>接続が戻りしだい送り、受け付けられなかったときはここに表示します。</span>
          </Typography>
          <RecordButtons mayReceive onRecord={onRecord} onClear={onClear} />
        </Ground>
      )
    case 'turnedAway':
      return (
        <Ground tone="coral" title={keptListTexts.refuses}>
          <ListedDonor listed={state.listed} />
          <Typography sx={{ fontSize: 20, fontWeight: 700 }}>{state.listed.Message}</Typography>
          {state.listed.ToSay && <WordsToSay text={state.listed.ToSay} />}
          <ClearButton onClear={onClear} />
        </Ground>
      )
    case 'recorded':
      return (
        <Ground tone={isCertain(state.visit) ? 'leaf' : 'yolk'} title={titleOf(state.visit)}>
          {material && isWeighed && (
            <RecordUnit
              key={state.visit.key}
              material={material}
              name={state.visit.name}
              donationId={state.visit.donationId}
              onRecorded={label}
              onNumber={onNumber}
            />
          )}
          {state.visit.unit && <UnitRecorded key={state.visit.unit.Id} unit={state.visit.unit} />}
          <RecordedVisit
            visit={state.visit}
            secondsLeft={isWeighed || state.visit.unit ? null : left}
            onUndo={onUndo}
          />
        </Ground>
      )
    case 'undone':
      return (
        <Ground tone="quiet" title="記録を取り消しました">
          <Typography sx={{ fontSize: 18 }}>{state.name}</Typography>
        </Ground>
      )
    case 'refused':
      return (
        <Ground
          tone="coral"
          title={state.what === 'record' ? '記録できませんでした' : '取り消せませんでした'}
        >
          <Typography sx={{ fontSize: 28, fontWeight: 700 }}>{state.name}</Typography>
          <Typography sx={{ fontSize: 18 }}>{state.message}</Typography>
          <ClearButton onClear={onClear} />
        </Ground>
      )
  }
}

function ListedDonor({ listed: { Name, ExpiresOn, Message, asOf } }: { listed: Listed }) {
  return (
    <div>
      <Typography>{keptListTexts.asOf(asOf)}</Typography>
      <Typography sx={{ fontSize: 40, fontWeight: 700, lineHeight: 1.3 }}>{Name}</Typography>
      {ExpiresOn && <Typography sx={{ fontSize: 18 }}>有効期限：{formatJapaneseDate(ExpiresOn)}</Typography>}
      {!Message && <Typography>{keptListTexts.confirm}</Typography>}
    </div>
  )
}

const toneOf = ({ Refusal, StatementRequired }: ReceptionPanelFragment): Tone =>
  Refusal ? 'coral' : StatementRequired ? 'yolk' : 'leaf'

function titleOfFound({ Refusal, StatementRequired }: ReceptionPanelFragment): string {
  if (Refusal === 'Resting') return '今日はお休みいただく日です'
  if (Refusal) return '受け付けできません'
  return StatementRequired ? '先に、体調をうかがいます' : '受け付けられます'
}

/** A number entered without a connection may still be refused. */
const isCertain = ({ isChecked, donationId }: Recorded) => isChecked || donationId !== undefined

function titleOf(visit: Recorded): string {
  const done = isCertain(visit) ? 'を記録しました' : 'の記録を保存しました'
  return visit.received ? `献便${done}` : `来室${done}（便の受領なし）`
}

type GroundProps = {
  tone: Tone
  title: string
  titleStyle?: ReturnType<typeof appearAfter>
  children?: ReactNode
}

function Ground({ tone, title, titleStyle, children }: GroundProps) {
  return (
    <Paper
      role="status"
      aria-live="assertive"
      sx={({ palette }) => {
        const { background, color } = tones[palette.mode][tone]
        return {
          // As high as with a person, so that nothing below moves.
          minHeight: { xs: 320, md: 404 },
          p: { xs: 2.5, sm: 3 },
          display: 'grid',
          gap: 2,
          alignContent: 'start',
          wordBreak: 'auto-phrase',
          borderRadius: '16px',
          bgcolor: background,
          color,
          borderWidth: 2,
          borderColor: tone === 'quiet' ? palette.divider : color,
        }
      }}
    >
      <Typography
        component="h2"
        sx={{
          fontSize: { xs: 26, sm: 30 },
          fontWeight: 700,
          lineHeight: 1.4,
          textWrap: 'balance',
          ...titleStyle,
        }}
      >
        {title}
      </Typography>
      {children}
    </Paper>
  )
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <div>
      <Button
        variant="outlined"
        color="inherit"
        onClick={onClear}
        sx={{ width: { xs: 1, sm: 'auto' }, height: 56, fontSize: 16, gap: 1 }}
      >
        表示を消す
        <Keys keys={['Esc']} />
      </Button>
    </div>
  )
}
