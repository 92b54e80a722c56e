import { Alert, Box, Button, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { classReaders, emergencyReaders } from '../../shared/access/classes'
import { readPurposeLabels } from '../../shared/labels/readLabels'
import { chosenPurposeLabels, isChosenPurpose, purposeWords as words } from '../../shared/messages/purposes'
import { useHoldsOneOf } from '../auth/useHoldsOneOf'
import { PurposeDialog } from '../purpose/PurposeDialog'
import { forgetPurpose } from '../purpose/purposes'
import { usePurposeFor } from '../purpose/usePurpose'

/** Shows and changes the purpose; for staff who may not read health data, the emergency access. */
export function OpenedFor({ userId }: { userId: string }) {
  const given = usePurposeFor(userId)
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const readsHealth = useHoldsOneOf(classReaders.Health)
  const mayInEmergency = useHoldsOneOf(emergencyReaders)
  if (!given && (readsHealth || !mayInEmergency)) return null

  // Data shown in the emergency leaves the page and is not kept for the next visit.
  const endEmergency = () => {
    forgetPurpose(userId)
    queries.removeQueries({ type: 'inactive' })
    void queries.invalidateQueries()
  }
  const endsHere = given?.name === 'emergency' && !readsHealth
  const change = (
    <Button size="small" color="inherit" onClick={endsHere ? endEmergency : () => setAsking(true)}>
      {endsHere ? words.endEmergency : given ? words.change : words.openInEmergency}
    </Button>
  )
  return (
    <>
      {given?.name === 'emergency' ? (
        <Alert
          severity="error"
          variant="filled"
          sx={{
            flexBasis: '100%',
            mt: 1,
            border: 1,
            borderColor: 'error.main',
            flexWrap: 'wrap',
            '& .MuiAlert-message': { flex: '1 1 14rem' },
          }}
          action={change}
        >
          <strong>{words.banner}</strong>
          <br />
          {words.told}
        </Alert>
      ) : (
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            alignItems: 'center',
            gap: 0.5,
            my: -0.5,
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
