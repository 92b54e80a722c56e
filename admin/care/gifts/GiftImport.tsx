import { Alert, Box, Button, TableCell, TableRow, TextField } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { yenText } from '../../../shared/facts/rewards'
import { giftColumns, giftTexts as texts } from '../../../shared/words/donating/gifts'
import {
  ImportGiftCodesDocument,
  PreviewGiftCodesDocument,
  type PreviewGiftCodesMutation,
} from '../../generated/graphql'
import { fieldSentences } from '../../ground/dataProvider/toHttpError'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { ActFailure } from '../../parts/components/ActFailure'
import { Card } from '../../parts/components/Card'
import { CsvFileCard } from '../../parts/components/CsvFileCard'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { PlainTable } from '../../parts/components/PlainTable'
import { useAttempt } from '../../parts/components/useAttempt'

type Preview = PreviewGiftCodesMutation['previewGiftCodes'] & { csv: string }

/** Codes go to the server and never come back with a preview. */
export function GiftImport() {
  const call = useCallApi()
  const refresh = useRefresh()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [taken, setTaken] = useState(0)
  const { Code, AmountYen, ValidUntil } = giftColumns
  const show = async (csv: string) => {
    setTaken(0)
    setPreview(null)
    const { previewGiftCodes } = await call(PreviewGiftCodesDocument, { input: { Csv: csv } })
    setPreview({ ...previewGiftCodes, csv })
  }
  return (
    <>
      <CsvFileCard
        explanation={texts.explanation}
        required={[Code, AmountYen]}
        optional={[ValidUntil]}
        name={texts.table}
        onRead={show}
      />
      <Pasted onRead={show} />
      {taken > 0 && (
        <Alert severity="success" role="status">
          {texts.taken(taken)}
        </Alert>
      )}
      {preview && (
        <Shown
          key={preview.Fingerprint}
          preview={preview}
          onTaken={(count) => {
            setTaken(count)
            setPreview(null)
            refresh()
          }}
        />
      )}
    </>
  )
}

function Pasted({ onRead }: { onRead: (csv: string) => Promise<void> }) {
  const [text, setText] = useState('')
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const read = async () => {
    setFailure(null)
    setReading(true)
    try {
      await onRead(text)
      setText('')
    } catch (error) {
      setFailure(fieldSentences(error).Csv ?? failureMessage(error))
    }
    setReading(false)
  }
  return (
    <Card title={texts.paste}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <TextField
          fullWidth
          multiline
          minRows={3}
          maxRows={8}
          label={texts.paste}
          helperText={texts.pasteHint}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off', spellCheck: false } }}
        />
        <ActFailure>{failure}</ActFailure>
        <Button variant="outlined" loading={isReading} disabled={text === ''} onClick={() => void read()}>
          {texts.look}
        </Button>
      </Box>
    </Card>
  )
}

function Shown({ preview, onTaken }: { preview: Preview; onTaken: (count: number) => void }) {
  const { Lines, Fingerprint, csv } = preview
  const call = useCallApi()
  const { busy: isTaking, failure, attempt } = useAttempt()
  const wrong = Lines.filter(({ Problems }) => Problems.length > 0)
  const right = Lines.filter(({ Problems }) => Problems.length === 0)
  const yen = right.reduce((sum, { AmountYen }) => sum + (AmountYen ?? 0), 0)
  const take = () =>
    attempt(async () => {
      await call(ImportGiftCodesDocument, { input: { Csv: csv, Fingerprint } })
      onTaken(right.length)
    })
  return (
    <Card title={texts.table}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', '& > *': { maxWidth: '100%' } }}>
        {wrong.length > 0 && (
          <Alert severity="warning" role="status">
            {texts.wrong(wrong.length)}
          </Alert>
        )}
        {wrong.length > 0 && <Rows lines={wrong} />}
        {right.length > 0 ? (
          <Button variant="contained" loading={isTaking} onClick={() => void take()}>
            {texts.take(right.length, yen)}
          </Button>
        ) : (
          <p role="status">{texts.nothing}</p>
        )}
        <ActFailure>{failure}</ActFailure>
      </Box>
    </Card>
  )
}

/** Rows shown; of a table that is wrong throughout, the first say what is. */
const ROWS = 200

function Rows({ lines }: { lines: Preview['Lines'] }) {
  return (
    <PlainTable label={texts.wrong(lines.length)} headings={['行', '金額', '有効期限', '理由']}>
      {lines.slice(0, ROWS).map(({ Line, AmountYen, ValidUntil, Problems }) => (
        <TableRow key={Line}>
          <TableCell>{`${Line}行目`}</TableCell>
          <TableCell>{AmountYen === null ? '—' : yenText(AmountYen)}</TableCell>
          <TableCell>{ValidUntil ? formatSlashedDate(ValidUntil) : '—'}</TableCell>
          <TableCell sx={{ whiteSpace: 'normal !important' }}>{Problems.join('。')}</TableCell>
        </TableRow>
      ))}
    </PlainTable>
  )
}
