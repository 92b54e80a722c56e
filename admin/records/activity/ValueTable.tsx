import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import {
  CHANGED_ONLY,
  dataClassLabels,
  valueLabel,
  valueRecordLabels,
  VALUES_ERASED,
  VALUES_NOT_READ,
  valueText,
} from '../../../shared/words/records/valueChanges'
import { RowsSkeleton, failureMessage } from '../../parts/components/LoadingOrFailure'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { ValueChangesDocument, type ValueChangesQuery } from '../../generated/graphql'

type Change = ValueChangesQuery['listValueChanges']['items'][number]
type FieldChange = Change['Identity'][number]

export function ValueTable({ userId, activityId }: { userId: string; activityId: string }) {
  const { data, error, isPending } = useApiQuery(['valueChanges', activityId], ValueChangesDocument, {
    id: userId,
    activity: activityId,
  })
  const changes = data?.listValueChanges.items ?? []
  const records = [...new Set(changes.map(({ Record }) => Record))]
  return (
    <Box
      sx={{
        my: 0.75,
        p: '10px 14px',
        maxWidth: 720,
        borderRadius: '8px',
        bgcolor: 'action.hover',
        color: 'text.primary',
      }}
    >
      {isPending && <RowsSkeleton rows={2} height={28} />}
      {error && <span>{failureMessage(error)}</span>}
      {records.map((record) => (
        <Box key={record} sx={{ '& + &': { mt: 1.25 } }}>
          <Typography component="h3" sx={{ fontSize: 13, fontWeight: 700, mb: 0.5 }}>
            {valueRecordLabels[record]}
          </Typography>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
            {changes
              .filter((change) => change.Record === record)
              .map((change) => (
                <FieldsOf key={change.Id} change={change} />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function FieldsOf({ change }: { change: Change }) {
  const { Record: record, Data: data, IsErased } = change
  const fields = data === 'Account' || data === 'Eligibility' ? null : change[data]
  if (!fields) return <Row label={dataClassLabels[data]}>{VALUES_NOT_READ}</Row>
  return fields.map((field) => (
    <Row key={field.Field} label={valueLabel(record, field.Field).admin}>
      {IsErased ? (
        VALUES_ERASED
      ) : (
        <Values field={field} text={(value) => valueText(record, field.Field, value)} />
      )}
    </Row>
  ))
}

function Values({
  field: { Before, After },
  text,
}: {
  field: FieldChange
  text: (value: unknown) => string
}) {
  if (Before == null && After == null) return CHANGED_ONLY
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {text(Before)}
      </Box>
      {' → '}
      <b>{text(After)}</b>
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: { sm: 'grid' },
        gridTemplateColumns: 'minmax(8em, 14em) 1fr',
        columnGap: 1.5,
        fontSize: 13,
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {children}
      </Box>
    </Box>
  )
}
