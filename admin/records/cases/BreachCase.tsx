import { Alert, Box, Button, Typography } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNotify } from 'react-admin'
import { reportReasons } from '../../../shared/rules/records/cases/reportReasons'
import { formatJapaneseDate, formatListDateTime } from '../../../shared/facts/dates'
import {
  reportReasonWords,
  breachNoticeLabels,
  breachWords as words,
} from '../../../shared/words/records/breach'
import { isReadClass } from '../../../shared/rules/records/reads'
import { dueInWords } from '../../../shared/words/office/work'
import type { BreachNoticeKind } from '../../../shared/generated/schema'
import { useRunAction } from '../../parts/actions/ActionForm'
import { Card, Facts } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { forPaper } from '../../parts/components/paper'
import { PaperStyles } from '../../parts/components/PaperStyles'
import { PrintedBy } from '../../parts/components/PrintedBy'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import {
  BreachOfCaseDocument,
  RecountBreachDocument,
  type BreachFieldsFragment,
  type CaseFieldsFragment,
} from '../../generated/graphql'
import { CsvButton } from '../../parts/list/export/CsvButton'
import { BreachNumbers } from './BreachNumbers'
import type { NoticeAct } from './NoticeDialog'

const COLUMNS = [
  'Id',
  'DonorId',
  'LastName',
  'FirstName',
  'LastNameFurigana',
  'FirstNameFurigana',
  'Shown',
  'Reads',
  'FirstAt',
  'LastAt',
]

const NoticeDialog = lazyOf(() => import('./NoticeDialog'), 'NoticeDialog')

export function BreachCase({ row, mayChange }: { row: CaseFieldsFragment; mayChange: boolean }) {
  const { Id, Version } = row
  const { data: breach } = useApiQuery(
    ['cases', 'breach', Id, Version],
    BreachOfCaseDocument,
    { id: Id },
    // A save by a colleague does not close an open dialog.
    { select: ({ getCase }) => getCase.Breach, placeholderData: keepPreviousData },
  )
  if (!breach) return null
  return (
    <>
      <Scope row={row} breach={breach} mayChange={mayChange} />
      <Notices row={row} breach={breach} mayChange={mayChange} />
    </>
  )
}

type Props = { row: CaseFieldsFragment; breach: BreachFieldsFragment; mayChange: boolean }

function Scope({ row: { Id, Version }, breach, mayChange }: Props) {
  const notify = useNotify()
  const run = useRunAction({ done: words.recounted })
  const again = () =>
    run(RecountBreachDocument, { input: { Id, Version } }).catch((failure: unknown) =>
      notify(failureMessage(failure), { type: 'error' }),
    )
  const { AccountId, AccountName, Session, Network, From, To } = breach
  return (
    <Card title={words.scope} sx={forPaper.hidden}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Facts
          facts={[
            {
              label: words.chosenSpan,
              value: `${formatListDateTime(new Date(From))}〜${formatListDateTime(new Date(To))}`,
            },
            ...(AccountId
              ? [{ label: AccountName ? words.staff : words.member, value: AccountName ?? AccountId }]
              : []),
            ...(Session ? [{ label: words.session, value: Session }] : []),
            ...(Network ? [{ label: words.network, value: Network }] : []),
            { label: words.knownOn, value: formatJapaneseDate(breach.KnownOn) },
          ]}
        />
        <BreachNumbers numbers={breach.Counted} />
        {breach.MustReport ? (
          <Alert severity="warning">
            <b>{words.reasons}</b>
            {reasonsOf(breach).map((reason) => (
              <div key={reason}>{reason}</div>
            ))}
          </Alert>
        ) : (
          <Alert severity="info">{words.noReason}</Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CsvButton label={words.csv} list="affected" filter={{ CaseId: Id }} columns={COLUMNS} />
          {mayChange && (
            <Button variant="outlined" onClick={() => void again()}>
              {words.again}
            </Button>
          )}
        </Box>
      </Box>
    </Card>
  )
}

const reasonsOf = ({ Counted, Malicious }: BreachFieldsFragment): string[] =>
  reportReasons(
    {
      people: Counted.People,
      classes: Counted.Classes.flatMap(({ Class, People }) =>
        isReadClass(Class) ? [{ data: Class, people: People }] : [],
      ),
    },
    Malicious,
  ).map((reason) => reportReasonWords[reason])

function Notices({ row, breach: { Notices: notices }, mayChange }: Props) {
  const today = useConsole().clock.today()
  const [printed, setPrinted] = useState<BreachNoticeKind | null>(null)
  const [open, setOpen] = useState<{ act: NoticeAct; kind: BreachNoticeKind } | null>(null)
  const print = (kind: BreachNoticeKind) => {
    flushSync(() => setPrinted(kind))
    window.print()
  }
  const asked = notices.find(({ Kind }) => Kind === open?.kind)
  return (
    <>
      <PaperStyles side="portrait" />
      <Typography color="textSecondary" sx={forPaper.hidden}>
        {words.noticesHint}
      </Typography>
      {notices.map((notice) => (
        <Card
          key={notice.Kind}
          title={breachNoticeLabels[notice.Kind]}
          sx={printed === null || printed === notice.Kind ? forPaper.bare : forPaper.hidden}
        >
          <Box sx={forPaper.hidden}>
            <Facts
              facts={[
                {
                  label: words.due,
                  value: notice.DueOn
                    ? `${formatJapaneseDate(notice.DueOn)}${notice.ReportedOn ? '' : `　${dueInWords(notice.DueOn, today)}`}`
                    : words.soon,
                },
                {
                  label: words.reportedOn,
                  value: notice.ReportedOn ? formatJapaneseDate(notice.ReportedOn) : words.notYet,
                },
              ]}
            />
          </Box>
          <Typography
            tabIndex={0}
            role="region"
            aria-label={`${breachNoticeLabels[notice.Kind]}の${words.text}`}
            sx={{
              whiteSpace: 'pre-wrap',
              my: 1.5,
              p: 1.5,
              maxHeight: 320,
              overflow: 'auto',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              '@media print': { maxHeight: 'none', border: 0, p: 0 },
            }}
          >
            {notice.Text}
          </Typography>
          <PrintedBy holds={words.holds} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...forPaper.hidden }}>
            {mayChange && !notice.ReportedOn && (
              <>
                <Button variant="outlined" onClick={() => setOpen({ act: 'edit', kind: notice.Kind })}>
                  {words.edit}
                </Button>
                <Button variant="outlined" onClick={() => setOpen({ act: 'report', kind: notice.Kind })}>
                  {words.report}
                </Button>
              </>
            )}
            <Button variant="outlined" color="inherit" onClick={() => print(notice.Kind)}>
              {words.print}
            </Button>
          </Box>
        </Card>
      ))}
      {open && asked && (
        <Suspense fallback={null}>
          <NoticeDialog row={row} notice={asked} act={open.act} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
