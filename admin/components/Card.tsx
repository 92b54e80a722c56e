import { Paper, type SxProps, type Theme, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { useConsole } from '../console/ConsoleContext'

type Props = { title: string; children: ReactNode; sx?: SxProps<Theme> }

export function Card({ title, children, sx = {} }: Props) {
  return (
    <Paper
      component="section"
      sx={[{ p: '18px 20px', borderRadius: '10px' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Typography component="h2" variant="h6" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}

/** Sets the browser tab's title: 会員｜なかつぐ管理 */
export function PageTitle({ title }: { title: string }) {
  const { serviceName } = useConsole().config.operator
  useEffect(() => {
    document.title = `${title}｜${serviceName}管理`
  }, [title, serviceName])
  return null
}
