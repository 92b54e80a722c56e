import { Box, Button } from '@mui/material'

type Props = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

export function MoreButton({ hasNextPage, isFetchingNextPage, fetchNextPage }: Props) {
  if (!hasNextPage) return null
  return (
    <Box sx={{ p: 1.5, textAlign: 'center' }}>
      <Button loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
        さらに表示する
      </Button>
    </Box>
  )
}
