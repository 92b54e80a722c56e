import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { Link, useLocation, useNavigate } from 'react-router'
import { bulkActs, peopleActs, type PeopleAct } from '../../../shared/rules/office/bulk'
import { addDays, formatListDateTime } from '../../../shared/facts/dates'
import { isRecord } from '../../../shared/facts/isRecord'
import { bulkJobStateLabels } from '../../../shared/words/labels/bulkLabels'
import { amountText, BULK, EARLIER_JOBS, jobTitle, peopleText } from '../../../shared/words/office/bulk'
import { bulkChoiceSchema } from '../../../shared/forms/bulk'
import type { BulkSelection, UserProfileFilter } from '../../../shared/generated/schema'
import { useMayDoBulk } from '../../ground/auth/useDuties'
import { Card } from '../../parts/components/Card'
import { useYupForm } from '../../parts/components/FormField'
import { ActFailure } from '../../parts/components/ActFailure'
import { lastRead, NotRead } from '../../parts/components/LoadingOrFailure'
import { PlainTable } from '../../parts/components/PlainTable'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import { BulkJobsDocument, PreviewBulkDocument } from '../../generated/graphql'
import { PageFrame } from '../../parts/components/PageFrame'
import { bulkInputs } from './bulkInputs'
import { useAttempt } from '../../parts/components/useAttempt'

export function BulkPage() {
  const { state } = useLocation()
  const mayDoBulk = useMayDoBulk()
  const acts = peopleActs.filter(mayDoBulk)
  const selection = acts.length > 0 ? readSelection(state) : null
  return (
    <PageFrame maxWidth={1040}>
      {selection ? (
        <Choice selection={selection} acts={acts} asked={readAct(state)} />
      ) : (
        <Typography color="textSecondary">
          {acts.length > 0 && <span>会員の一覧で行を選び、「{BULK}」を押すと始められます。</span>}
          {mayDoBulk('ShareFloraResults') && (
            <span>
              検査結果の取り込みは、<PageLink to="/floraTests">腸内フローラ検査</PageLink>
              の一覧から始められます。
            </span>
          )}
          {mayDoBulk('PayRewards') && (
            <span>
              お渡し済みの取り込みは、<PageLink to="/donations">献便</PageLink>の一覧から始められます。
            </span>
          )}
        </Typography>
      )}
      <EarlierJobs />
    </PageFrame>
  )
}

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <Box component={Link} to={to} sx={{ color: 'primary.main' }}>
    {children}
  </Box>
)

type ChoiceProps = { selection: BulkSelection; acts: readonly PeopleAct[]; asked: PeopleAct | null }

function Choice({ selection, acts, asked }: ChoiceProps) {
  const [chosen, setAct] = useState(asked)
  const act = acts.find((each) => each === chosen) ?? acts[0]
  const people = selection.Ids ? `選んだ${peopleText(selection.Ids.length)}` : '条件に合うすべての方'
  return (
    <Card title={`${people}に何をしますか`}>
      <FormControl>
        <FormLabel id="act-label">処理</FormLabel>
        <RadioGroup aria-labelledby="act-label" value={act ?? ''} sx={{ gap: 1, mt: 1 }}>
          {acts.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              sx={{ alignItems: 'flex-start' }}
              control={<Radio sx={{ pt: 0 }} onChange={() => setAct(each)} />}
              label={
                <>
                  {bulkActs[each].label}
                  <Typography
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                  >
                    {bulkActs[each].follows}
                  </Typography>
                </>
              }
            />
          ))}
        </RadioGroup>
      </FormControl>
      {act && <ChoiceForm key={act} act={act} selection={selection} />}
    </Card>
  )
}

function ChoiceForm({ act, selection }: { act: PeopleAct; selection: BulkSelection }) {
  const call = useCallApi()
  const navigate = useNavigate()
  const today = useConsole().clock.today()
  const { identity } = useGetIdentity()
  const { takes } = bulkActs[act]
  const AssigneeId = takes.includes('AssigneeId') ? String(identity?.id ?? '') : ''
  const form = useYupForm(bulkChoiceSchema(act, today), {
    Until: '',
    ScheduledDate: '',
    ScheduledTime: '',
    AssigneeId,
    SnoozedUntil: takes.includes('SnoozedUntil') ? addDays(today, 1) : '',
    LetterId: '',
  })
  const { failure, attempt } = useAttempt()
  const submit = form.handleSubmit((values) =>
    attempt(async () => {
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value))
      const input = { Act: act, Selection: selection, ...given }
      const { previewBulk } = await call(PreviewBulkDocument, { input })
      await navigate(`/bulk/${previewBulk.Id}`)
    }),
  )
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 1.5, maxWidth: 420 }}>
      {takes.map((name) => {
        const Input = bulkInputs[name]
        return <Input key={name} form={form} today={today} />
      })}
      <ActFailure>{failure}</ActFailure>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        次の画面で、お一人ずつの変わり方を確かめられます。まだ何も変わりません。
      </Typography>
      <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
        内容を確認する
      </Button>
    </Box>
  )
}

function EarlierJobs() {
  const query = useApiQuery(['bulkJobs'], BulkJobsDocument, {})
  const data = lastRead(query)
  if (!data) return <NotRead of={query} rows={3} />
  const jobs = data.listBulkJobs
  return (
    <Card title={EARLIER_JOBS}>
      {jobs.length === 0 ? (
        <Typography color="textSecondary">まだありません。</Typography>
      ) : (
        <PlainTable label={EARLIER_JOBS} headings={['処理', '始めた日時', '状態', '変えた', '変わらない']}>
          {jobs.map((job) => (
            <TableRow key={job.Id}>
              <TableCell>
                <Box component={Link} to={`/bulk/${job.Id}`} sx={{ color: 'primary.main' }}>
                  {jobTitle(job)}
                </Box>
              </TableCell>
              <TableCell>{job.StartedAt && formatListDateTime(new Date(job.StartedAt))}</TableCell>
              <TableCell>{bulkJobStateLabels[job.State]}</TableCell>
              <TableCell>{amountText(job.Act, job.Done)}</TableCell>
              <TableCell>{amountText(job.Act, job.Refused)}</TableCell>
            </TableRow>
          ))}
        </PlainTable>
      )}
    </Card>
  )
}

/** The list's selection from the browser's history state: single people, or all who match. */
function readSelection(state: unknown): BulkSelection | null {
  const given = isRecord(state) ? state.bulkSelection : null
  if (!isRecord(given)) return null
  const { Ids, Filter } = given
  if (Array.isArray(Ids) && Ids.every((id) => typeof id === 'string')) return { Ids }
  return isUserFilter(Filter) ? { Filter } : null
}

function readAct(state: unknown): PeopleAct | null {
  const given = isRecord(state) ? state.bulkAct : null
  return peopleActs.find((act) => act === given) ?? null
}

/** Not checked further: only the list writes it, and the server checks it. */
const isUserFilter = (filter: unknown): filter is UserProfileFilter => isRecord(filter)
