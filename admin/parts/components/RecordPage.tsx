import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { ShowBase, useResourceContext, useShowContext, useTranslate, type RaRecord } from 'react-admin'
import { Link } from 'react-router'
import { PageTitle } from './Card'
import { Trail } from './Trail'
import { PageSkeleton, ReadFailure, RefreshFailure, takesAway } from './LoadingOrFailure'

type Props<Row> = {
  /** 2026年12月1日（火）の献便 */
  title: (record: Row) => string
  /** Beside the title: its state, and what is done with it. */
  beside?: (record: Row) => ReactNode
  children: (record: Row) => ReactNode
}

export function RecordPage<Row extends RaRecord>(props: Props<Row>) {
  return (
    <ShowBase queryOptions={{ onError: stayHere }} disableAuthentication={false}>
      <Content {...props} />
    </ShowBase>
  )
}

/** Shows an unknown record's error here; react-admin would redirect to the list. */
const stayHere = () => undefined

function Content<Row extends RaRecord>({ title, beside, children }: Props<Row>) {
  const { record, error, isPending, refetch } = useShowContext<Row>()
  const resource = useResourceContext()
  const list = useTranslate()(`resources.${resource}.name`)
  if (takesAway(error, record))
    return (
      <ReadFailure title={`${list}を表示できませんでした`} error={error} onRetry={refetch}>
        <Button component={Link} to={`/${resource}`}>
          {list}の一覧へ
        </Button>
      </ReadFailure>
    )
  if (isPending || !record) return <PageSkeleton />
  const name = title(record)
  return (
    <>
      {error && <RefreshFailure onRetry={refetch} />}
      <PageTitle title={name} />
      <Trail here={name} mb={1.25} />
      <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h1" variant="h5">
          {name}
        </Typography>
        {beside?.(record)}
      </Box>
      {children(record)}
    </>
  )
}
