import { Box, Button, Typography } from '@mui/material'
import { placeholder } from '../../../shared/rules/office/letters'

type Props = {
  variables: readonly { Name: string; Says: string; IsRequired?: boolean }[]
  onPut: (name: string) => void
}

export const Placeholders = ({ variables, onPut }: Props) => (
  <>
    <Typography component="h3" sx={{ fontSize: 14, fontWeight: 700 }}>
      差し込み
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {variables.map(({ Name, Says, IsRequired = false }) => (
        <Box
          component="li"
          key={Name}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '190px 1fr' },
            alignItems: 'center',
            columnGap: 1,
          }}
        >
          <Button size="small" sx={{ justifyContent: 'start' }} onClick={() => onPut(Name)}>
            {placeholder(Name)}
          </Button>
          <Typography component="span" variant="body2" color="textSecondary">
            {IsRequired && (
              <Box component="b" sx={{ color: 'text.primary', mr: 0.75 }}>
                必須
              </Box>
            )}
            <span>{Says}</span>
          </Typography>
        </Box>
      ))}
    </Box>
  </>
)
