import { Box, Button, TableCell, TableRow, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { formatListDateTime } from '../../../../shared/facts/dates'
import { sessionTexts as texts } from '../../../../shared/words/program/sessions'
import { Card } from '../../../parts/components/Card'
import { failureMessage } from '../../../parts/components/LoadingOrFailure'
import { ACTION_HEADING, PlainTable } from '../../../parts/components/PlainTable'
import { StateChip } from '../../../parts/components/StateChip'
import { useApiQuery, useCallApi } from '../../../ground/dataProvider/useCallApi'
import { EndOwnSessionsDocument, OwnSessionsDocument } from '../../../generated/graphql'

const QUERY = ['ownSessions']
const HEADINGS = [texts.device, texts.signedInAt, texts.lastUsedAt, texts.network, ACTION_HEADING]

/** Open sign-ins of the caller. One that is ended stops at its next request. */
export function SessionsCard() {
  const { data, error } = useApiQuery(QUERY, OwnSessionsDocument, {})
  const { end, isEnding } = useEnd()
  const sessions = data?.listOwnSessions
  const others = sessions?.filter(({ IsThis }) => !IsThis) ?? []
  return (
    <Card title={texts.title}>
      {error && <Typography color="error">{failureMessage(error)}</Typography>}
      {data && !sessions && <Typography color="textSecondary">{texts.elsewhere}</Typography>}
      {sessions && (
        <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start' }}>
          <Typography>{texts.lead}</Typography>
          <Box sx={{ width: 1 }}>
            <PlainTable label={texts.title} headings={HEADINGS}>
              {sessions.map(({ Id, Device, Network, SignedInAt, LastUsedAt, IsThis }) => (
                <TableRow key={Id}>
                  <TableCell>{Device ?? texts.unknownDevice}</TableCell>
                  <TableCell>{formatListDateTime(new Date(SignedInAt))}</TableCell>
                  <TableCell>{formatListDateTime(new Date(LastUsedAt))}</TableCell>
                  <TableCell>{Network}</TableCell>
                  <TableCell>
                    {IsThis ? (
                      <StateChip tone="leaf">{texts.thisOne}</StateChip>
                    ) : (
                      <Button
                        size="small"
                        color="error"
                        disabled={isEnding}
                        aria-label={texts.endOf(Device ?? texts.unknownDevice)}
                        onClick={() => void end(Id)}
                      >
                        {texts.end}
                      </Button>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </PlainTable>
          </Box>
          {others.length === 0 ? (
            <Typography color="textSecondary">{texts.alone}</Typography>
          ) : (
            <Button variant="outlined" color="error" loading={isEnding} onClick={() => void end()}>
              {texts.endOthers}
            </Button>
          )}
        </Box>
      )}
    </Card>
  )
}

function useEnd() {
  const call = useCallApi()
  const notify = useNotify()
  const cache = useQueryClient()
  const [isEnding, setIsEnding] = useState(false)
  const end = async (Id?: string) => {
    setIsEnding(true)
    try {
      const { endOwnSessions } = await call(EndOwnSessionsDocument, { input: { Id } })
      cache.setQueryData(QUERY, { listOwnSessions: endOwnSessions })
      notify(texts.ended, { type: 'success' })
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' })
      await cache.invalidateQueries({ queryKey: QUERY })
    } finally {
      setIsEnding(false)
    }
  }
  return { end, isEnding }
}
