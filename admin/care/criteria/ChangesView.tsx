import { Box, MenuItem, Paper, TextField, Typography } from '@mui/material'
import { useSearchParams } from 'react-router'
import { contentChanges, type UnitChange } from '../../../shared/rules/criteria/contentChanges'
import { formatJapaneseDate, japaneseDateOf } from '../../../shared/facts/dates'
import { criteriaStateLabels } from '../../../shared/words/labels/criteriaLabels'
import { criteriaPlace as words } from '../../ground/words/criteriaPlace'
import type { QuestionSet } from '../../../shared/questionnaire/engine/question'
import { ReadFailure, RowsSkeleton } from '../../parts/components/LoadingOrFailure'
import type { CriteriaRowFragment } from '../../generated/graphql'
import { tones } from '../../ground/theme/tones'
import { CriteriaStateChip } from './CriteriaChips'
import { PhonePreview } from './PhonePreview'
import { useSaid } from './useSaid'
import { inForceOf, useVersion, type Version } from './useVersions'

type Props = { version: Version; versions: readonly CriteriaRowFragment[]; set: QuestionSet }

export function ChangesView({ version, versions, set }: Props) {
  const [search, setSearch] = useSearchParams()
  const other = search.get('with') ?? version.BasedOn ?? inForceOf(versions)?.Id ?? null
  const { version: before, error, refetch } = useVersion(other === version.Id ? null : other)
  const choose = (id: string) => setSearch({ view: 'changes', with: id }, { replace: true })
  const others = versions.filter(({ Id }) => Id !== version.Id)
  if (others.length === 0) return <Typography color="textSecondary">{words.noBase}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        size="small"
        label={words.compareWith}
        value={before?.Id ?? ''}
        onChange={(event) => choose(event.target.value)}
        sx={{ maxWidth: 320 }}
      >
        {others.map(({ Id, Number, State }) => (
          <MenuItem key={Id} value={Id}>
            {Number}（{criteriaStateLabels[State]}）
          </MenuItem>
        ))}
      </TextField>
      {error && <ReadFailure title="くらべる版を読み込めませんでした" error={error} onRetry={refetch} />}
      {!before && !error && <RowsSkeleton rows={6} />}
      {before && <Compared before={before} after={version} set={set} />}
    </Box>
  )
}

type Both = { before: Version; after: Version; set: QuestionSet }

function Compared({ before, after, set }: Both) {
  const changes = contentChanges(before.Content, after.Content, set)
  if (changes.length === 0) return <Typography>{words.sameContent}</Typography>
  return (
    <Paper sx={{ borderRadius: '10px', overflow: 'hidden' }}>
      <Box sx={(theme) => ({ ...sides, borderBottom: `1px solid ${theme.palette.divider}` })}>
        {[before, after].map((version) => (
          <Box key={version.Id} sx={{ p: '12px 16px' }}>
            <Box sx={{ fontWeight: 700, display: 'flex', gap: 1, alignItems: 'center' }}>
              {version.Number}
              <CriteriaStateChip state={version.State} />
            </Box>
            <Typography variant="body2" color="textSecondary">
              {dayOf(version)}
            </Typography>
          </Box>
        ))}
      </Box>
      {changes.map((change) => (
        <Unit key={change.name} change={change} before={before} after={after} set={set} />
      ))}
    </Paper>
  )
}

function dayOf({ EffectiveFrom, InForceAt }: Version): string | null {
  if (InForceAt) return words.inForceFrom(formatJapaneseDate(japaneseDateOf(new Date(InForceAt))))
  return EffectiveFrom ? words.planned(formatJapaneseDate(EffectiveFrom)) : words.notPlanned
}

const sides = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const

function Unit({ change, before, after, set }: Both & { change: UnitChange }) {
  const { question: id, rule, name, fields } = change
  const said = useSaid()
  const question = set.questions.find((each) => each.id === id)
  const shown =
    question && rule ? [said(before.Content, question, rule), said(after.Content, question, rule)] : []
  return (
    <Box component="section" aria-label={name} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography
        component="h2"
        sx={{ p: '8px 16px', bgcolor: 'action.hover', fontWeight: 700, fontSize: 14 }}
      >
        {name}
        {question && <span>{`　${question.text}`}</span>}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {fields.map(({ field, label, before: was, after: is }) => (
          <Box key={field} sx={{ p: '8px 16px' }}>
            <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, ...sides, columnGap: 4, rowGap: 0.5 }}>
              <Side is="del">{was}</Side>
              <Side is="ins">{is}</Side>
            </Box>
          </Box>
        ))}
      </Box>
      {shown.some(({ length }) => length > 0) && (
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Typography
            component="h3"
            variant="caption"
            color="textSecondary"
            sx={{ display: 'block', p: '8px 16px 0' }}
          >
            {words.reasonShown}
          </Typography>
          <Box sx={sides}>
            {shown.map((each, index) => (
              <Box key={index} sx={{ p: '8px 16px 16px', minWidth: 0 }}>
                <Typography variant="caption" sx={{ display: { sm: 'none' }, fontWeight: 700 }}>
                  {index === 0 ? words.before : words.after}
                </Typography>
                <PhonePreview said={each} folded />
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

function Side({ is, children }: { is: 'del' | 'ins'; children: string | null }) {
  if (children === null)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {words.nothing}
      </Box>
    )
  return (
    <div>
      <Box
        component={is}
        sx={({ palette }) => {
          const { background, color } = tones[palette.mode][is === 'del' ? 'error' : 'leaf']
          return {
            px: 0.75,
            borderRadius: '4px',
            bgcolor: background,
            color,
            whiteSpace: 'pre-line',
            boxDecorationBreak: 'clone',
            ...(is === 'ins' && {
              textDecoration: 'none',
              fontWeight: 700,
              boxShadow: 'inset 0 -2px currentColor',
            }),
          }
        }}
      >
        {children}
      </Box>
    </div>
  )
}
