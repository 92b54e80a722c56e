import { Box, Button, TextField, Typography } from '@mui/material'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { saysDonorNumber } from '../../../shared/facts/donorNumber'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { Material } from '../../../shared/facts/operatorFile'
import { nfkc } from '../../../shared/facts/normalise'
import { normaliseUnitNumber } from '../../../shared/facts/unitNumber'
import { BRISTOL_TYPES, outsideLimits, passedBefore } from '../../../shared/rules/donating/units/unitLimits'
import { isUnitNumber } from '../../../shared/rules/donating/units/unitNumber'
import { acceptsOutsideLimits, labelForWeight, PASSED_DAY_BEFORE } from '../../../shared/words/donating/units'
import { bristolWords, unitLabels as labels } from '../../../shared/words/labels/unitLabels'
import { RecordUnitDocument, type UnitLabelFragment } from '../../generated/graphql'
import { useConsole } from '../../ground/console/ConsoleContext'
import { fieldSentences } from '../../ground/dataProvider/toHttpError'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { appearAfter } from '../../ground/theme/appearAfter'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { useScannerEnter } from '../../parts/components/useScannerEnter'
import { Keys } from '../../parts/shortcuts/Keys'
import { Choices } from './Choices'

type Props = {
  material: Material
  name: string
  /** Now, unless it is recorded later. */
  receivedAt?: Date
  /** Undefined until the server has stored the visit. */
  donationId: string | undefined
  onRecorded: (unit: UnitLabelFragment) => void
  /** The next card was scanned, where one may be. */
  onNumber?: (typed: string) => void
}

const WHY = 'why-accepted'
const REASON_KEYS = 'abcdefghijklmnopqrstuvwxyz'
const onPaper = { '& .MuiInputBase-root': { bgcolor: 'background.paper' } }
const GRAMS = /^(\d{1,4}(?:\.\d)?)g?$/i
const GRAMS_MAX = 20

/** `６１．５`, `148 g`; null for what is no weight. */
function gramsIn(typed: string): number | null {
  const digits = GRAMS.exec(nfkc(typed, GRAMS_MAX).replace(/\s/gu, ''))?.[1]
  return digits === undefined ? null : Number(digits)
}

/** A slow answer comes while the container is put on the scale: nothing to read about. */
const UNSENT_AFTER_MS = 3_000

/** Weight, Enter, type, Enter: what was received gets its number, and the label is printed. */
export function RecordUnit({ material, name, donationId, onRecorded, onNumber, ...visit }: Props) {
  const { clock } = useConsole()
  const call = useCallApi()
  const [grams, setGrams] = useState('')
  const [type, setType] = useState<number | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const [confirm, setConfirm] = useState('')
  const [passed, setPassed] = useState('')
  const [container, setContainer] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const types = useRef<HTMLDivElement>(null)
  const focusType = (number: number) => types.current?.querySelectorAll('input')[number - 1]?.focus()

  const [isAsked, setAsked] = useState(false)

  const isCode = (text: string) => saysDonorNumber(text) || isUnitNumber(normaliseUnitNumber(text))
  const scanner = useScannerEnter((input) => {
    const typed = input.value.trim()
    if (gramsIn(typed) !== null) {
      setFailure(null)
      focusType(type ?? 4)
    } else if (onNumber && saysDonorNumber(typed)) onNumber(typed)
    else if (isUnitNumber(normaliseUnitNumber(typed))) {
      setGrams('')
      setFailure(labelForWeight(normaliseUnitNumber(typed)))
    } else setFailure('重さは、148や61.5のように入力してください。')
  }, isCode)
  const weight = gramsIn(grams)
  const receivedAt = visit.receivedAt ?? clock.now()
  const passedAt = passedBefore(receivedAt, passed)
  const outside =
    weight !== null && type !== null
      ? outsideLimits(material, { grams: weight, type, passedAt, receivedAt })
      : []
  const asksWhy = outside.length > 0 && reason === null

  async function submit() {
    if (isBusy) return
    if (weight === null || type === null)
      return setFailure('重さを入れてEnterを押し、形を1〜7の数字で選んでください。')
    setFailure(null)
    setAsked(!donationId)
    if (!donationId) return
    setBusy(true)
    try {
      const input = {
        DonationId: donationId,
        WeightGrams: weight,
        BristolType: type,
        Accepted: reason === null,
        RejectionReason: reason,
        PassedAt: passedAt?.toISOString() ?? null,
        Container: container || null,
        ConfirmReason: asksWhy ? confirm : null,
      }
      onRecorded((await call(RecordUnitDocument, { input })).recordUnit)
    } catch (error) {
      setFailure(Object.values(fieldSentences(error))[0] ?? failureMessage(error))
      setBusy(false)
    }
  }

  useEffect(() => {
    if (donationId && isAsked) form.current?.requestSubmit()
  }, [donationId, isAsked])

  /** Digits choose the type, small letters a reason; a scanner begins with a capital, which goes to its field. */
  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    const chosen = BRISTOL_TYPES.find((each) => String(each) === key)
    const rejected = material.rejectionReasons[REASON_KEYS.indexOf(key)]
    if (chosen) {
      event.preventDefault()
      setAsked(false)
      setType(chosen)
      focusType(chosen)
    } else if (rejected && key.length === 1) {
      event.preventDefault()
      setAsked(false)
      setReason(reason === rejected ? null : rejected)
    } else if (key === 'Enter') {
      event.preventDefault()
      event.currentTarget.closest('form')?.requestSubmit()
    }
  }

  return (
    <Box
      ref={form}
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
      onChange={() => setAsked(false)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, bgcolor: 'inherit' }}
    >
      <Typography sx={{ fontSize: 24, fontWeight: 700, lineHeight: 1.3 }}>
        {name}さんの便を量ってください
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <TextField
          {...scanner}
          autoFocus
          label={`${labels.WeightGrams.admin}（g）`}
          value={grams}
          onChange={({ target }) => setGrams(target.value)}
          slotProps={{
            htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 40 },
            inputLabel: { shrink: true },
          }}
          sx={{ ...onPaper, width: 150, '& input': { fontSize: 24, fontWeight: 700 } }}
        />
        <TextField
          type="time"
          label={`${labels.PassedAt.admin}（わかるとき）`}
          value={passed}
          onChange={({ target }) => setPassed(target.value)}
          helperText={passedAt && japaneseDateOf(passedAt) < japaneseDateOf(receivedAt) && PASSED_DAY_BEFORE}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ ...onPaper, width: 190 }}
        />
        <TextField
          label={`${labels.Container.admin}（あれば）`}
          value={container}
          onChange={({ target }) => setContainer(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off', maxLength: 40 } }}
          sx={{ ...onPaper, flex: 1, minWidth: 140 }}
        />
      </Box>
      <Box ref={types} onKeyDown={press} sx={{ display: 'grid', gap: 1.5 }}>
        <Choices
          legend="便の形（1〜7のキー）"
          name="type"
          chosen={type === null ? null : String(type)}
          options={BRISTOL_TYPES.map((each) => ({
            value: String(each),
            keyName: String(each),
            label: bristolWords[each],
          }))}
          onChoose={(value) => setType(Number(value))}
        />
        <Choices
          legend="受け入れますか（受け入れないときは理由のキー）"
          name="accepted"
          chosen={reason ?? ''}
          options={[
            { value: '', keyName: null, label: '受け入れる' },
            ...material.rejectionReasons.map((label, nth) => ({
              value: label,
              keyName: REASON_KEYS.charAt(nth),
              label,
            })),
          ]}
          onChoose={(value) => setReason(value || null)}
        />
      </Box>
      {asksWhy && (
        <TextField
          label="受け入れる理由"
          value={confirm}
          onChange={({ target }) => setConfirm(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-describedby': WHY } }}
          // Not behind what stays at the foot.
          sx={{ ...onPaper, scrollMarginBottom: '160px' }}
        />
      )}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          py: 1,
          gap: 1,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          bgcolor: 'inherit',
        }}
      >
        {asksWhy && <Typography id={WHY}>{acceptsOutsideLimits(outside)}</Typography>}
        {failure && (
          <Typography role="alert" sx={{ fontWeight: 700 }}>
            {failure}
          </Typography>
        )}
        {isAsked && (
          <Typography sx={{ fontWeight: 700 }}>
            来室の記録が送られしだい、この便を記録して、ラベルを印刷します。
          </Typography>
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={isAsked || isBusy}
          sx={{ minHeight: 56, maxWidth: 1, fontSize: 16, gap: 1, justifySelf: 'start' }}
        >
          {reason === null ? '記録して、ラベルを印刷する' : '受け入れずに記録して、ラベルを印刷する'}
          <Keys keys={['Enter']} />
        </Button>
      </Box>
      {!donationId && (
        <Typography sx={appearAfter(UNSENT_AFTER_MS)}>
          <span>
            来室の記録は、まだ送られていません。入力してEnterを押しておくと、送られしだい便を記録して、ラベルを印刷します。
          </span>
          <span>
            次の方を先に受け付けるときは、容器にドナー番号を控えてください。接続が戻ったあと、下の「今日の記録」から記録できます。
          </span>
        </Typography>
      )}
    </Box>
  )
}
