import { Alert, Box, Button, Paper, TableCell, TableRow, Typography } from '@mui/material'
import { useGetIdentity } from 'react-admin'
import { Link } from 'react-router'
import { formatJapaneseDate, formatListDateTime } from '../../../shared/facts/dates'
import { CRITERIA, criteriaPlace as words } from '../../ground/words/criteriaPlace'
import { useMayCall } from '../../ground/auth/useDuties'
import { Card } from '../../parts/components/Card'
import { PageHead } from '../../parts/components/PageHead'
import { ReadFailure, RowsSkeleton } from '../../parts/components/LoadingOrFailure'
import { PlainTable } from '../../parts/components/PlainTable'
import type { CriteriaRowFragment } from '../../generated/graphql'
import { BeginDraftButton } from './BeginDraftButton'
import { CriteriaStateChip } from './CriteriaChips'
import { approverName, authorName } from './people'
import { inForceOf, useVersions } from './useVersions'

export function CriteriaListPage() {
  const { data: versions, error, refetch } = useVersions()
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1280, '& > *': { minWidth: 0 } }}>
      <PageHead />
      <Typography color="textSecondary" sx={{ maxWidth: '52em' }}>
        {words.lead}
      </Typography>
      {error && <ReadFailure title={`${CRITERIA}を表示できませんでした`} error={error} onRetry={refetch} />}
      {!versions && !error && <RowsSkeleton rows={5} />}
      {versions && <Versions versions={versions} />}
    </Box>
  )
}

type Props = { versions: readonly CriteriaRowFragment[] }

function Versions({ versions }: Props) {
  const inForce = inForceOf(versions)
  return (
    <>
      {inForce ? <InForce version={inForce} versions={versions} /> : <NothingInForce versions={versions} />}
      <Paper sx={{ borderRadius: '10px', overflow: 'hidden' }}>
        <Typography component="h2" variant="h6" sx={{ p: '14px 16px 6px' }}>
          {words.versions}
        </Typography>
        <Box sx={{ px: { xs: 2, sm: 0 } }}>
          <PlainTable label={words.versions} headings={words.headings}>
            {versions.map((version) => (
              <Row key={version.Id} version={version} />
            ))}
          </PlainTable>
        </Box>
      </Paper>
    </>
  )
}

function InForce({ version, versions }: Props & { version: CriteriaRowFragment }) {
  const { Id, Number, EffectiveFrom, Note } = version
  return (
    <Card title={words.open(Number)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <CriteriaStateChip state="InForce" />
        {EffectiveFrom && <span>{words.inForceSince(formatJapaneseDate(EffectiveFrom))}</span>}
        <Box sx={{ ml: { sm: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={`/criteria/${Id}`} variant="outlined">
            内容を読む
          </Button>
          <DraftButton versions={versions} from={Id} />
        </Box>
      </Box>
      {Note && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {Note}
        </Typography>
      )}
    </Card>
  )
}

/** The caller's draft, or a button for a new one: each person has at most one. */
function DraftButton({ versions, from }: Props & { from: string }) {
  const mayCall = useMayCall()
  const { identity } = useGetIdentity()
  if (!mayCall('createCriteriaDraft')) return null
  const own = versions.find(
    ({ AuthorId, State }) => AuthorId === identity?.id && (State === 'Draft' || State === 'InReview'),
  )
  return own ? (
    <Button component={Link} to={`/criteria/${own.Id}`} variant="contained">
      {words.ownDraft}
    </Button>
  ) : (
    <BeginDraftButton from={from} label={words.begin} variant="contained" />
  )
}

function NothingInForce({ versions }: Props) {
  const mayCall = useMayCall()
  const first = versions.find(({ State }) => State === 'InReview')
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { display: 'grid', gap: 1 } }}>
      <Typography component="h2" variant="h6">
        {words.noneTitle}
      </Typography>
      <span>{words.none}</span>
      <span>{mayCall('approveCriteria') ? words.nonePhysician : words.noneOthers}</span>
      {first && (
        <Box sx={{ mt: 0.5 }}>
          <Button component={Link} to={`/criteria/${first.Id}`} variant="contained">
            {words.readFirst(first.Number)}
          </Button>
        </Box>
      )}
    </Alert>
  )
}

const MOST_NAMED = 3

function Row({ version }: { version: CriteriaRowFragment }) {
  const { Id, Number, State, Changed, Note, CreatedAt, ApprovedAt, EffectiveFrom, Origin } = version
  const more = Changed.length - MOST_NAMED
  const approver = approverName(version)
  return (
    <TableRow>
      <TableCell>
        <Box component={Link} to={`/criteria/${Id}`} sx={{ color: 'primary.main', fontWeight: 700 }}>
          {Number}
        </Box>
      </TableCell>
      <TableCell>
        <CriteriaStateChip state={State} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'normal !important', minWidth: { sm: '16em' } }}>
        {Changed.length > 0 && (
          <Box component="span" sx={{ fontWeight: 700, mr: 1 }}>
            {Changed.slice(0, MOST_NAMED).join('、')}
            {more > 0 && <span>{words.moreChanges(more)}</span>}
          </Box>
        )}
        <span>{Note ?? (Changed.length === 0 && words.noChange)}</span>
      </TableCell>
      <TableCell>
        {authorName(version)}
        <Small>{formatListDateTime(new Date(CreatedAt))}</Small>
      </TableCell>
      <TableCell>
        {approver ?? (Origin === 'Upgrade' || Origin === 'Sample' ? words.noRecord : words.noChange)}
        {approver && ApprovedAt && <Small>{formatListDateTime(new Date(ApprovedAt))}</Small>}
      </TableCell>
      <TableCell>
        {EffectiveFrom
          ? State === 'Approved'
            ? words.planned(formatJapaneseDate(EffectiveFrom))
            : formatJapaneseDate(EffectiveFrom)
          : words.noChange}
      </TableCell>
    </TableRow>
  )
}

const Small = ({ children }: { children: string }) => (
  <Box
    component="small"
    sx={{
      display: { xs: 'inline', sm: 'block' },
      ml: { xs: 1, sm: 0 },
      fontSize: 12,
      color: 'text.secondary',
    }}
  >
    {children}
  </Box>
)
