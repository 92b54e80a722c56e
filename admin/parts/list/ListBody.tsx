import { Box, Button, Typography, IconButton, NativeSelect } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { NO_MATCHES, WIDEN_CONDITIONS } from '../../../shared/words/program/notices'
import { forPaper } from '../components/paper'
import { ReadFailure, RefreshFailure, RowsSkeleton, takesAway } from '../components/LoadingOrFailure'
import { ROW_HEIGHT } from './ListTable'

type Props = {
  empty?: string
  children: ReactNode
}

export function ListBody({ empty, children }: Props) {
  const { data, error, isPending, isFetching, total, perPage, refetch } = useListContext()
  if (takesAway(error, data) && !isFetching) return <ReadFailure error={error} onRetry={refetch} />
  if (isPending) return <RowsSkeleton rows={Math.min(perPage, 25)} height={ROW_HEIGHT.standard} />
  if (total === 0) return empty ? <Empty text={empty} /> : <NoMatches />
  return (
    <Box sx={{ overflowX: 'auto', opacity: isFetching ? 0.7 : 1, transition: 'opacity 120ms' }}>
      {error && !isFetching && <RefreshFailure onRetry={refetch} />}
      {children}
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

/** The API counts to 10,000 and then returns 10,001. */
const COUNTED_UP_TO = 10_000

/** 1,204件; 10,000件以上 */
export const formatTotal = (total: number, unit: '人' | '件' | '' = '') =>
  `${Math.min(total, COUNTED_UP_TO).toLocaleString('ja-JP')}${unit}${total > COUNTED_UP_TO ? '以上' : ''}`

const PAGE_SIZES = [25, 50, 100]

export function ListPagination() {
  const { page, perPage, total, data, hasNextPage, hasPreviousPage, setPage, setPerPage } = useListContext()
  if (!total || !data) return null
  const first = (page - 1) * perPage + 1
  const last = first + data.length - 1
  return (
    <Box
      component="nav"
      aria-label="ページ"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: { xs: 0.5, sm: 2 },
        p: { xs: '6px 8px', sm: '6px 14px' },
        fontSize: 13,
        color: 'text.secondary',
        borderTop: '1px solid',
        borderColor: 'divider',
        ...forPaper.hidden,
      }}
    >
      <Box component="label" sx={{ mr: 'auto' }}>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          1ページに{' '}
        </Box>
        <NativeSelect
          inputProps={{ 'aria-label': '1ページに表示する件数' }}
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
          disableUnderline
          sx={{ fontSize: 13, '& select': { fontSize: 13, minHeight: 32 } }}
        >
          {/* Another number stands in an address that was typed. */}
          {[...new Set([...PAGE_SIZES, perPage])].map((size) => (
            <option key={size} value={size}>
              {size}件
            </option>
          ))}
        </NativeSelect>
      </Box>
      <span>{data.length > 0 ? `${first}〜${last}（${formatTotal(total, '件')}のうち）` : ''}</span>
      <Box>
        <IconButton aria-label="前のページ" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label="次のページ" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  )
}
