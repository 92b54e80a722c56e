import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { NO_MATCHES, WIDEN_CONDITIONS } from '../../shared/messages/notices'
import { CONNECTION_LOST } from '../../shared/messages/systemMessages'
import { FailurePanel } from '../components/FailurePanel'
import { RowsSkeleton } from '../components/PageSkeleton'
import { ROW_HEIGHT } from './ListTable'
import { COUNTED_UP_TO, formatTotal } from './formatTotal'

type Props = {
  /** Text of an empty list without conditions. */
  empty?: string
  children: ReactNode
}

export function ListBody({ empty, children }: Props) {
  const { error, isPending, isFetching, total, page, perPage, setPage, refetch } = useListContext()
  if (error && !isFetching)
    return (
      <FailurePanel
        title="読み込めませんでした"
        text={error instanceof Error ? error.message : CONNECTION_LOST}
        action={
          <Button variant="outlined" onClick={() => refetch()}>
            もう一度読み込む
          </Button>
        }
      />
    )
  if (isPending) return <RowsSkeleton rows={Math.min(perPage, 25)} height={ROW_HEIGHT.standard} />
  if (total === 0) return empty ? <Empty text={empty} /> : <NoMatches />
  return (
    <Box sx={{ overflowX: 'auto', opacity: isFetching ? 0.7 : 1, transition: 'opacity 120ms' }}>
      {children}
      {page > 1 && <BeyondTheEnd onBack={() => setPage(1)} />}
    </Box>
  )
}

function NoMatches() {
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues).length === 0) return <Empty text={NO_MATCHES} />
  return (
    <Empty
      text={NO_MATCHES}
      hint={WIDEN_CONDITIONS}
      action={
        <Button variant="outlined" onClick={() => setFilters({})}>
          条件をすべて消す
        </Button>
      }
    />
  )
}

function Empty({ text, hint, action }: { text: string; hint?: string; action?: ReactNode }) {
  return (
    <Box sx={{ p: '48px 24px', display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}>
      <Typography color="textSecondary">{text}</Typography>
      {hint && <Typography color="textSecondary">{hint}</Typography>}
      {action}
    </Box>
  )
}

const TOO_FAR = `${formatTotal(COUNTED_UP_TO, '件')}より先のページは、直接は開けません。条件でしぼり込んでください。`

/** An old link may point behind the end of a shorter list. */
function BeyondTheEnd({ onBack }: { onBack: () => void }) {
  const { data, page, perPage } = useListContext()
  if (!data || data.length > 0) return null
  const isFar = (page - 1) * perPage > COUNTED_UP_TO
  return (
    <Empty
      text={isFar ? TOO_FAR : 'このページにはデータがありません。'}
      action={<Button onClick={onBack}>最初のページへ</Button>}
    />
  )
}
