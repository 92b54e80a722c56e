import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { formatListDateTime } from '../../../shared/facts/dates'
import { impactRows, isDonorLost } from './impactRows'
import { standingLabels } from '../../../shared/words/labels/criteriaLabels'
import { criteriaImpact as words } from '../../ground/words/criteriaApproval'
import { titleOf } from '../../../shared/questionnaire/engine/questionTitles'
import { useMayCall } from '../../ground/auth/useDuties'
import type { ImpactNumbersFragment } from '../../generated/graphql'
import { useImpact, type ImpactPerson } from './useImpact'
import type { Version } from './useVersions'
import { lazyOf } from '../../parts/components/lazyOf'

const PeopleDialog = lazyOf(() => import('./PeopleDialog'), 'PeopleDialog')

type Chosen = { title: string; isOf: (person: ImpactPerson) => boolean }

/** The impact of a version: counted before anything happens, and stored with it. */
export function ImpactCard({ version }: { version: Version }) {
  const { Id, Impact, Sha256 } = version
  const mayCount = useMayCall()('previewCriteria')
  const { count, busy, failure, people } = useImpact(Id)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const choose = (next: Chosen) => {
    setChosen(next)
    // Only numbers are stored: the people are looked up on demand.
    if (!people) void count()
  }
  return (
    <Paper component="section" aria-labelledby="impact" sx={{ borderRadius: '10px', overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: '14px 16px' }}>
        <Typography component="h2" variant="h6" id="impact">
          {words.title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 20em' }}>
          {Impact
            ? words.lead(Impact.People, formatListDateTime(new Date(Impact.CountedAt)))
            : words.notCounted}
        </Typography>
        {mayCount && (
          <Button variant={Impact ? 'outlined' : 'contained'} loading={busy} onClick={() => void count()}>
            {Impact ? words.countAgain : words.count}
          </Button>
        )}
      </Box>
      {busy && (
        <Box sx={{ px: 2, pb: 1.5 }} role="status">
          <LinearProgress aria-label={words.counting} sx={{ mb: 0.75 }} />
          <Typography variant="body2">{words.counting}</Typography>
        </Box>
      )}
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      {Impact && Impact.Sha256 !== Sha256 && <Alert severity="warning">{words.stale}</Alert>}
      {Impact && <Numbers impact={Impact} onChoose={mayCount ? choose : null} />}
      {chosen && people && (
        <Suspense fallback={null}>
          <PeopleDialog
            title={chosen.title}
            people={people.filter(chosen.isOf)}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </Paper>
  )
}

type NumbersProps = { impact: ImpactNumbersFragment; onChoose: ((chosen: Chosen) => void) | null }

function Numbers({ impact, onChoose }: NumbersProps) {
  const { Groups, Rules, DonorsLost, Unchanged } = impact
  const hasFew = [DonorsLost, Unchanged, ...Groups.map(({ People }) => People)].includes(null)
  const rows = impactRows(Groups)
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
        {rows.map(({ label, people, byStanding, days, laterDates, isOf }) => (
          <Line
            key={label}
            label={label}
            note={[
              byStanding
                .map(({ Standing, People }) => `${standingLabels[Standing]} ${words.people(People ?? null)}`)
                .join('、'),
              days && words.days(days.least, days.most),
              laterDates && words.dateMovesNote,
            ]
              .filter(Boolean)
              .join('。')}
            people={people}
            onChoose={onChoose && (() => onChoose({ title: label, isOf }))}
          />
        ))}
        <Line
          label={words.donorsLost}
          note={DonorsLost === 0 ? '' : words.donorsLostNote}
          people={DonorsLost}
          onChoose={onChoose && (() => onChoose({ title: words.donorsLost, isOf: isDonorLost }))}
        />
        <Line label={words.unchanged} note="" people={Unchanged} hidden={words.hidden} onChoose={null} />
      </Box>
      {Rules.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Typography component="h3" sx={{ p: '10px 16px 4px', fontSize: 13, fontWeight: 700 }}>
            {words.byRule}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, pb: 1, listStyle: 'none' }}>
            {Rules.map(({ RuleId, People }) => {
              const label = `${RuleId}　${titleOf({ id: questionOfRule(RuleId), text: '' })}`
              const isOf = ({ RuleIds }: ImpactPerson) => RuleIds.includes(RuleId)
              return (
                <Line
                  key={RuleId}
                  label={label}
                  note=""
                  people={People}
                  onChoose={onChoose && (() => onChoose({ title: label, isOf }))}
                />
              )
            })}
          </Box>
        </Box>
      )}
      {hasFew && (
        <Typography variant="body2" color="textSecondary" sx={{ p: '8px 16px 14px' }}>
          {words.fewNote}
        </Typography>
      )}
    </>
  )
}

/** Q45-R1 → Q45 */
const questionOfRule = (rule: string) => rule.replace(/-.*$/, '')

type LineProps = {
  label: string
  note: string
  people: number | null
  /** Shown for a hidden number; default: fewer than five. */
  hidden?: string
  onChoose: (() => void) | null
}

function Line({ label, note, people, hidden, onChoose }: LineProps) {
  const number = people === null && hidden ? hidden : words.people(people)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: '6px 16px',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.5 }}>
        {label}
        {note && (
          <Box component="small" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
            {note}
          </Box>
        )}
      </Box>
      {onChoose && people !== null && people > 0 ? (
        <Button
          aria-label={`${number}、${words.see(label)}`}
          onClick={onChoose}
          sx={{ fontSize: 16, textDecoration: 'underline', minWidth: 0, px: 1, mr: -1 }}
        >
          {number}
        </Button>
      ) : (
        <Box component="b" sx={{ fontSize: 16, whiteSpace: 'nowrap' }}>
          {number}
        </Box>
      )}
    </Box>
  )
}
