import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, IconButton, NativeSelect } from '@mui/material'
import { useListContext } from 'react-admin'
import { formatTotal } from './formatTotal'

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
          {PAGE_SIZES.map((size) => (
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
