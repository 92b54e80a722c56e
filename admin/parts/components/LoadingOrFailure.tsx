import { Alert, Box, Button, Paper, Skeleton, Snackbar, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { HttpError } from 'react-admin'
import type { FallbackProps } from 'react-error-boundary'
import { CONNECTION_LOST } from '../../../shared/words/program/systemMessages'
import { appearAfter } from '../../ground/theme/appearAfter'
import { tones } from '../../ground/theme/tones'
import { isPassing } from '../../ground/dataProvider/toHttpError'

type Props = {
  title: string
  text: string
  action?: ReactNode
  /** `h1` in the place of a whole page. */
  heading?: 'h1' | 'h2'
}

export function FailurePanel({ title, text, action, heading = 'h2' }: Props) {
  return (
    <Paper
      role="alert"
      sx={({ palette }) => {
        const { background, color } = tones[palette.mode].coral
        return {
          p: 3,
          display: 'grid',
          gap: 1.5,
          justifyItems: 'start',
          wordBreak: 'auto-phrase',
          bgcolor: background,
          color,
        }
      }}
    >
      <Typography component={heading} variant="h6">
        {title}
      </Typography>
      <Typography>{text}</Typography>
      {action}
    </Paper>
  )
}

type ReadFailureProps = {
  title?: string
  error: unknown
  onRetry: () => unknown
  retrying?: boolean
  children?: ReactNode
}

export function ReadFailure({
  title = '読み込めませんでした',
  error,
  onRetry,
  retrying,
  children,
}: ReadFailureProps) {
  return (
    <FailurePanel
      title={title}
      text={failureMessage(error)}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" color="inherit" loading={retrying} onClick={() => void onRetry()}>
            もう一度読み込む
          </Button>
          {children}
        </Box>
      }
    />
  )
}

/** Where something stood to be read: a list, a tab, the body of a dialog. */
export const LoadFailure = ({ error }: { error: unknown }) => (
  <Alert severity="error" role="alert">
    {failureMessage(error)}
  </Alert>
)

type Read<Data> = { data: Data | undefined; error: unknown; refetch: () => unknown }

/** What was read, also where it could not be read anew; nothing once it may no longer be shown. */
export const lastRead = <Data,>({ data, error }: Pick<Read<Data>, 'data' | 'error'>): Data | undefined =>
  takesAway(error, data) ? undefined : data

/** In the place of a part that is not read yet, or cannot be. */
export const NotRead = ({
  of: { error, refetch },
  rows,
}: {
  of: Omit<Read<unknown>, 'data'>
  rows: number
}) => (error ? <ReadFailure error={error} onRetry={refetch} /> : <RowsSkeleton rows={rows} />)

/** Whether a page shows the failure alone: nothing was read before, or it may no longer be shown. */
export const takesAway = (failure: unknown, read: unknown) =>
  Boolean(failure) && !(read && isPassing(failure))

/**
 * Over what was read before, which stays as it is, with what is typed there: it comes by itself, so nothing moves for it,
 * and it is in sight wherever the page is scrolled to.
 */
export function RefreshFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ top: { xs: 64, sm: 64 }, displayPrint: 'none' }}
    >
      <Alert
        severity="warning"
        role="alert"
        elevation={3}
        sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 14rem' } }}
        action={
          <Button color="inherit" size="small" onClick={() => void onRetry()} sx={{ whiteSpace: 'nowrap' }}>
            もう一度読み込む
          </Button>
        }
      >
        最新の内容を読み込めませんでした。表示しているのは、前に読み込んだ内容です。
      </Alert>
    </Snackbar>
  )
}

const BROKEN = '処理の途中で問題が起きました。もう一度開いても続くときは、画面を読み込み直してください。'

/** Shown instead of a page that threw; the menu still works. Includes the server's request number. */
export function PageFailure({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <FailurePanel
      title="表示できませんでした"
      text={error instanceof HttpError ? error.message : BROKEN}
      action={
        <Button variant="outlined" onClick={resetErrorBoundary}>
          もう一度開く
        </Button>
      }
    />
  )
}

export function PageSkeleton() {
  return (
    <Box role="status" aria-label="読み込んでいます" sx={{ p: 0.5, ...appearAfter(300) }}>
      <Skeleton width={160} height={36} />
      <Skeleton variant="rounded" height={48} sx={{ mt: 2 }} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />
    </Box>
  )
}

type PageSkeletonProps = { rows?: number; height?: number }

/** Shows after 300 ms, since most answers are faster. */
export function RowsSkeleton({ rows = 8, height = 52 }: PageSkeletonProps) {
  return (
    <Box role="status" aria-label="読み込んでいます" sx={{ px: 1.5, ...appearAfter(300) }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} sx={{ transform: 'scale(1, 0.72)' }} />
      ))}
    </Box>
  )
}

/** Shown until the session is known: no names, no menu, no numbers. */
export function LoadingPage() {
  return (
    <Box sx={{ minHeight: '100vh', p: 3, bgcolor: 'background.default' }}>
      <PageSkeleton />
    </Box>
  )
}

/** Errors of the data provider carry a Japanese sentence. */
export const failureMessage = (failure: unknown) =>
  failure instanceof Error && failure.message ? failure.message : CONNECTION_LOST
