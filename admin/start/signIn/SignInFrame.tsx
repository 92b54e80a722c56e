import { Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { PageTitle } from '../../parts/components/Card'
import { ConsoleMark, EnvironmentChips } from '../../parts/components/EnvironmentChips'
import { useConsole } from '../../ground/console/ConsoleContext'

export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const { serviceName } = useConsole().config.operator
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        p: 2.5,
        bgcolor: 'background.default',
      }}
    >
      <PageTitle title={title} />
      <Paper sx={{ width: 1, maxWidth: 416, p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
          <ConsoleMark />
          <Typography sx={{ fontWeight: 700, fontSize: 15 }}>{serviceName} 管理</Typography>
          <EnvironmentChips />
        </Box>
        <Typography component="h1" variant="h5">
          {title}
        </Typography>
        {children}
      </Paper>
    </Box>
  )
}
