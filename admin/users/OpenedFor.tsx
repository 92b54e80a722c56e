import { Alert, Box, Button, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { classReaders, emergencyReaders } from '../../shared/access/classes'
import { readPurposeLabels } from '../../shared/labels/readLabels'
import { chosenPurposeLabels, isChosenPurpose, purposeWords as words } from '../../shared/messages/purposes'
import { useHoldsOneOf } from '../auth/useHoldsOneOf'
import { PurposeDialog } from '../purpose/PurposeDialog'
import { usePurposeFor } from '../purpose/usePurpose'

/** Why the record is open, and the way to say something else; for whoever may not read health, the way in an emergency. */
export function OpenedFor({ userId }: { userId: string }) {
  const given = usePurposeFor(userId)
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const readsHealth = useHoldsOneOf(classReaders.Health)
  const mayInEmergency = useHoldsOneOf(emergencyReaders)
  if (!given && (readsHealth || !mayInEmergency)) return null

  const change = (
    <Button size="small" color="inherit" onClick={() => setAsking(true)}>
      {given ? words.change : words.openInEmergency}
    </Button>
  )
  return (
    <>
      {given?.name === 'emergency' ? (
        <Alert severity="error" variant="filled" sx={{ mb: 1.25 }} action={change}>
          <strong>{words.banner}</strong>
          <br />
          {words.emergency}
        </Alert>
      ) : (
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            alignItems: 'center',
            gap: 0.5,
            mt: -1,
            mb: 0.5,
          }}
        >
          {given && (
            <Typography variant="caption" color="textSecondary">
              {words.inForce}：
              {isChosenPurpose(given.name) ? chosenPurposeLabels[given.name] : readPurposeLabels[given.name]}
            </Typography>
          )}
          {change}
        </Box>
      )}
      {isAsking && (
        <PurposeDialog
          subject={userId}
          onlyEmergency={!readsHealth}
          onClose={() => {
            setAsking(false)
            void queries.invalidateQueries()
          }}
        />
      )}
    </>
  )
}
