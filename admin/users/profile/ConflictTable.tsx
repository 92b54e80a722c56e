import { Box, FormControlLabel, Radio } from '@mui/material'
import { formatListDateTime } from '../../../shared/dates'
import { booleanLabel } from '../../../shared/labels/commonLabels'
import { shownValue } from '../../../shared/labels/profileValues'
import { userProfileLabels as labels } from '../../../shared/labels/userProfileLabels'
import { profileConflict as words } from '../../../shared/messages/personActions'
import type { FormField } from '../../../shared/profile/fields'
import type { LatestChange } from '../../dataProvider/latestChange'
import type { ConflictRow } from './profileForm'

export type Side = 'mine' | 'theirs'

type Props = {
  rows: readonly ConflictRow[]
  change: LatestChange | null
  choice: Partial<Record<FormField, Side>>
  onChoose: (field: FormField, side: Side) => void
}

/** Field, one's own value, the other's; a row is a choice between two. */
export function ConflictTable({ rows, change, choice, onChoose }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        aria-hidden
        sx={{ display: { xs: 'none', sm: 'grid' }, ...columns, fontSize: 12, fontWeight: 700 }}
      >
        <span>項目</span>
        <span>{words.mine}</span>
        <span>{`${words.theirs}（${whoAndWhen(change)}）`}</span>
      </Box>
      {rows.map((row) => (
        <Box
          key={row.field}
          component="fieldset"
          sx={{ m: 0, p: 0, border: 0, borderTop: '1px solid', borderColor: 'divider', pt: 1, minWidth: 0 }}
        >
          <Box
            component="legend"
            sx={{ p: 0, pt: { sm: '9px' }, fontWeight: 700, float: 'left', width: { sm: '26%' } }}
          >
            {labels[row.field].admin}
          </Box>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { sm: '1fr 1fr' },
              clear: { xs: 'both', sm: 'none' },
            }}
          >
            {(['mine', 'theirs'] as const).map((side) => (
              <FormControlLabel
                key={side}
                control={
                  <Radio
                    name={row.field}
                    value={side}
                    checked={choice[row.field] === side}
                    onChange={() => onChoose(row.field, side)}
                  />
                }
                label={
                  <>
                    <Box component="span" sx={{ display: { xs: 'block', sm: 'none' }, fontSize: 12 }}>
                      {side === 'mine' ? words.mine : `${words.theirs}（${whoAndWhen(change)}）`}
                    </Box>
                    {read(row.field, row[side])}
                  </>
                }
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const columns = { gridTemplateColumns: '26% 1fr 1fr', columnGap: 1, color: 'text.secondary' }

/** 山田 あや・2026/12/01 14:00 */
function whoAndWhen(change: LatestChange | null): string {
  const who =
    change?.changedBy?.kind === 'self'
      ? '本人'
      : change?.changedBy?.kind === 'system'
        ? '自動'
        : (change?.changedBy?.name ?? '以前の管理者')
  return change?.changedAt ? `${who}・${formatListDateTime(new Date(change.changedAt))}` : who
}

/** A value of the profile as staff read it. */
const read = (field: FormField, value: string | boolean | null) =>
  typeof value === 'boolean' ? booleanLabel(value) : shownValue(field, value) || '（空欄）'
