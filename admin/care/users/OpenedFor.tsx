import { Alert, Box, Button, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { classReaders, emergencyReaders, openedReaders } from '../../../shared/rules/records/access/classes'
import { readPurposeLabels } from '../../../shared/words/labels/readLabels'
import { chosenPurposeLabels, isChosenPurpose, purposeWords as words } from '../../ground/words/purposes'
import { useHoldsOneOf } from '../../ground/auth/useHoldsOneOf'
import { PurposeDialog } from '../../records/reads/PurposeDialog'
import { forgetPurpose } from '../../ground/purpose/purposes'
import { usePurposeFor } from '../../ground/purpose/usePurpose'

/** Opens what needs a purpose, shows and changes it; for staff who may not read health data, the emergency access. */
export function OpenedFor({ userId }: { userId: string }) {
  const given = usePurposeFor(userId)
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const [isEmergency, setEmergency] = useState(false)
  const readsHealth = useHoldsOneOf(classReaders.Health)
  const mayOpen = useHoldsOneOf([...classReaders.Health, ...classReaders.Flora, ...openedReaders])
  const mayInEmergency = useHoldsOneOf(emergencyReaders)
  // A tab asked, or the dialog: the rest of the page shows it too.
  const name = given?.name ?? null
  const before = useRef(name)
  useEffect(() => {
    if (before.current === name) return
    before.current = name
    void queries.invalidateQueries()
  }, [name, queries])
  if (!given && !mayOpen) return null

  // Data shown in the emergency leaves the page and is not kept for the next visit.
  const endEmergency = () => {
    forgetPurpose(userId)
    queries.removeQueries({ type: 'inactive' })
    void queries.invalidateQueries()
  }
  const endsHere = given?.name === 'emergency' && !readsHealth
  const ask = (loudly: boolean) => () => {
    setEmergency(loudly)
    setAsking(true)
  }
  const change = (
    <>
      <Button size="small" color="inherit" onClick={endsHere ? endEmergency : ask(false)}>
        {endsHere ? words.endEmergency : given ? words.change : words.openHealth}
      </Button>
      {!endsHere && !readsHealth && mayInEmergency && (
        <Button size="small" color="inherit" onClick={ask(true)}>
          {words.openInEmergency}
        </Button>
      )}
    </>
  )
  return (
    <>
      {given?.name === 'emergency' ? (
        <Alert
          severity="error"
          role="alert"
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
            flexWrap: 'wrap',
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
        <PurposeDialog subject={userId} onlyEmergency={isEmergency} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
