import { Alert, Box, Button, TableCell, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { standardAnalytes } from '../../../shared/rules/donating/units/analytes'
import { panelColumns } from '../../../shared/words/labels/csvLabels'
import {
  findingsText,
  NOTHING_TO_RECORD,
  PANEL_TABLE,
  panelLineStateLabels,
  panelTableExplanation,
  recordedText,
  recordingText,
  recordPanelsText,
  repairPanelsText,
  saidOf,
} from '../../../shared/words/donating/panelTable'
import { panelKindLabels } from '../../../shared/words/donating/panelKinds'
import {
  PanelAnalytesDocument,
  PreviewTestPanelsDocument,
  RecordTestPanelsDocument,
  type PreviewTestPanelsMutation,
} from '../../generated/graphql'
import { useMayCall } from '../../ground/auth/useDuties'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import { ActFailure } from '../../parts/components/ActFailure'
import { Card } from '../../parts/components/Card'
import { CsvFileCard } from '../../parts/components/CsvFileCard'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { MoreButton } from '../../parts/components/MoreButton'
import { PageFrame } from '../../parts/components/PageFrame'
import { PlainTable } from '../../parts/components/PlainTable'
import { RowPersonName } from '../../parts/people/PersonName'

type Table = PreviewTestPanelsMutation['previewTestPanels']
type Line = Table['Lines'][number]
type Preview = Table & { csv: string }

const hasFinding = ({ Findings }: Line) => (Findings ?? []).length > 0

/** Nothing of a table is kept until it is recorded: what it says is health data of people one by one. */
export function PanelTablePage() {
  const mayRecord = useMayCall()('recordTestPanels')
  const call = useCallApi()
  const { data } = useApiQuery(['panelAnalytes'], PanelAnalytesDocument, {})
  const [preview, setPreview] = useState<Preview | null>(null)
  const [recorded, setRecorded] = useState(0)
  if (!mayRecord) return <Navigate to="/units" replace />
  const inForce = data?.listCriteria.items.find(({ State }) => State === 'InForce')?.Analytes
  const names = inForce?.map(({ Name }) => Name) ?? standardAnalytes.map(({ name }) => name)
  const { Person, Test, Laboratory, ...days } = panelColumns
  const show = async (csv: string) => {
    const { previewTestPanels } = await call(PreviewTestPanelsDocument, { input: { Csv: csv } })
    setPreview({ ...previewTestPanels, csv })
  }
  return (
    <PageFrame maxWidth={1040} title={PANEL_TABLE}>
      <CsvFileCard
        explanation={panelTableExplanation}
        required={[Person, Test, Laboratory]}
        optional={[...Object.values(days), ...names]}
        name={PANEL_TABLE}
        onRead={async (csv) => {
          setRecorded(0)
          setPreview(null)
          await show(csv)
        }}
      />
      {recorded > 0 && (
        <Alert severity="success" role="status">
          {recordedText(recorded)}
        </Alert>
      )}
      {preview && (
        <Shown
          key={`${preview.Fingerprint}${recorded}`}
          preview={preview}
          onRecorded={async (amount) => {
            setRecorded(amount)
            await show(preview.csv)
          }}
        />
      )}
    </PageFrame>
  )
}

type ShownProps = { preview: Preview; onRecorded: (amount: number) => Promise<void> }

function Shown({ preview: { Lines, Fingerprint, csv }, onRecorded }: ShownProps) {
  const call = useCallApi()
  const [left, setLeft] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const found = Lines.filter(hasFinding)
  const others = Lines.filter((line) => !hasFinding(line))
  const pending = Lines.filter(({ State }) => State === 'New')
  const wrong = Lines.filter(({ State }) => State === 'Wrong')
  const record = async () => {
    setFailure(null)
    setLeft(pending.length)
    let recorded = 0
    try {
      for (let isLeft = true; isLeft;) {
        const { recordTestPanels } = await call(RecordTestPanelsDocument, {
          input: { Csv: csv, Fingerprint },
        })
        recorded += recordTestPanels.Recorded
        setLeft(recordTestPanels.Left)
        isLeft = recordTestPanels.Left > 0
      }
      await onRecorded(recorded)
    } catch (error) {
      setFailure(failureMessage(error))
    }
    setLeft(null)
  }
  const foundWrong = found.filter(({ State }) => State === 'Wrong').length
  return (
    <>
      <Alert severity={found.length > 0 ? 'error' : 'info'} role="status">
        {findingsText({ all: found.length, wrong: foundWrong })}
      </Alert>
      {found.length > 0 && (
        <Card title="陽性か判定保留のある行">
          <Rows label="陽性か判定保留のある行" lines={found} />
        </Card>
      )}
      {wrong.length > 0 && <Alert severity="warning">{repairPanelsText(wrong.length)}</Alert>}
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <ActFailure>{failure}</ActFailure>
        {left !== null && <Typography role="status">{recordingText(left)}</Typography>}
        {pending.length > 0 ? (
          <Button variant="contained" loading={left !== null} onClick={() => void record()}>
            {recordPanelsText(pending.length, pending.filter(hasFinding).length)}
          </Button>
        ) : (
          <Typography>{NOTHING_TO_RECORD}</Typography>
        )}
      </Box>
      {others.length > 0 && (
        <Card title="ほかの行">
          <Rows label="ほかの行" lines={others} />
        </Card>
      )}
    </>
  )
}

/** Rows shown at first, and each time that more are asked for. Findings are shown all at once. */
const ROWS = 100

function Rows({ label, lines }: { label: string; lines: readonly Line[] }) {
  const [shown, setShown] = useState(ROWS)
  const seen = lines.filter((line, index) => index < shown || hasFinding(line))
  return (
    <>
      <PlainTable label={label} headings={['行', '会員', '検査', '結果', '取り込み']}>
        {seen.map((line) => (
          <TableRow key={line.Line}>
            <TableCell>{line.Line}行目</TableCell>
            <TableCell sx={{ minWidth: '8em' }}>
              {line.UserId ? <RowPersonName person={line.User} /> : <span>—</span>}
              {line.User?.DonorId && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {line.User.DonorId}
                </Box>
              )}
            </TableCell>
            <TableCell>{testOf(line)}</TableCell>
            <TableCell sx={{ fontWeight: hasFinding(line) ? 700 : undefined }}>{resultOf(line)}</TableCell>
            <TableCell>
              {panelLineStateLabels[line.State]}
              {line.Problems?.map((problem) => (
                <Box key={problem} sx={{ whiteSpace: 'normal', minWidth: { sm: '20em' } }}>
                  {problem}
                </Box>
              ))}
            </TableCell>
          </TableRow>
        ))}
      </PlainTable>
      <MoreButton
        hasNextPage={seen.length < lines.length}
        isFetchingNextPage={false}
        fetchNextPage={() => setShown(shown + ROWS)}
      />
    </>
  )
}

function testOf({ Kind, FirstDay, LastDay }: Line) {
  const days = FirstDay && LastDay ? [...new Set([FirstDay, LastDay])].map(formatSlashedDate).join('–') : null
  return [Kind && panelKindLabels[Kind], days].filter(Boolean).join('・') || '—'
}

const resultOf = ({ Outcome, Findings, Missing }: Line) =>
  saidOf({ Outcome, Findings: Findings ?? [], Missing: Missing ?? [] }) || '—'
