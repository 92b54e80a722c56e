import { Box, Button, Paper, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { criteriaPush as words } from '../../../ground/words/criteriaApproval'
import { useMayCall } from '../../../ground/auth/useDuties'
import { isWriter } from '../people'
import type { Version } from '../useVersions'
import { lazyOf } from '../../../parts/components/lazyOf'

const PushDialog = lazyOf(() => import('./PushDialog'), 'PushDialog')

type Props = { version: Version; caller: string | undefined }

export function PushCard({ version, caller }: Props) {
  const mayPush = useMayCall()('pushCriteria')
  const [open, setOpen] = useState(false)
  if (!mayPush || version.State === 'Draft' || version.State === 'InForce') return null
  return (
    <Paper
      component="section"
      aria-labelledby="push"
      sx={{ border: 2, borderColor: 'error.main', borderRadius: '10px', overflow: 'hidden' }}
    >
      <Box
        aria-hidden
        sx={({ palette }) => ({
          height: 10,
          background: `repeating-linear-gradient(135deg, ${palette.error.main} 0 12px, ${palette.background.paper} 12px 20px)`,
        })}
      />
      <Box sx={{ p: '14px 16px 16px', display: 'grid', gap: 1 }}>
        <Typography component="h2" variant="h6" id="push" sx={{ color: 'error.main' }}>
          {words.title}
        </Typography>
        <Typography variant="body2">{isWriter(version, caller) ? words.own : words.lead}</Typography>
        {!isWriter(version, caller) && (
          <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
            {words.begin}
          </Button>
        )}
      </Box>
      {open && (
        <Suspense fallback={null}>
          <PushDialog version={version} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Paper>
  )
}
