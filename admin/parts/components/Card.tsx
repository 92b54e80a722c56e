import { Paper, type SxProps, type Theme, Typography, Box } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { useConsole } from '../../ground/console/ConsoleContext'

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

export type Fact = { label: string; value: ReactNode }

type FactsProps = {
  facts: readonly Fact[]
  longLabels?: boolean
}

export function Facts({ facts, longLabels = false }: FactsProps) {
  // On a phone a question needs the full width.
  const columns = longLabels ? { xs: '1fr', sm: 'minmax(7em, 50%) 1fr' } : 'minmax(8em, min(42%, 14em)) 1fr'
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: longLabels ? { xs: 1.5, sm: 1 } : 1 }}>
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'grid', gridTemplateColumns: columns, columnGap: 1.5 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, whiteSpace: 'pre-wrap', textWrap: 'pretty' }}>
            {value === null || value === '' || value === undefined ? '—' : value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

export function TwoLines({ second, children }: { second?: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ lineHeight: 1.45, wordBreak: 'keep-all', whiteSpace: { sm: 'nowrap' } }}>
      {children}
      {second && (
        <Box component="small" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
          {second}
        </Box>
      )}
    </Box>
  )
}

/** A long address breaks before its @. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
