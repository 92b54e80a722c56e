import { Box, Paper, TableCell, TableRow, Typography } from '@mui/material'
import { Link } from 'react-router'
import { formatListDateTime } from '../../../shared/facts/dates'
import { mailFixedReasons } from '../../../shared/rules/office/letters'
import { DELIVERED_WORDS, FIXED_MAILS, MAIL_TEXTS } from '../../../shared/words/office/letters'
import { lastRead, NotRead } from '../../parts/components/LoadingOrFailure'
import { PlainTable } from '../../parts/components/PlainTable'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { MailTextsDocument } from '../../generated/graphql'

/** The program's own mails: those that may be rewritten, and why the others may not. */
export function MailTexts() {
  const query = useApiQuery(['mailTexts'], MailTextsDocument, {})
  const data = lastRead(query)
  if (!data) return <NotRead of={query} rows={8} />
  const { items, Fixed } = data.listMailTexts
  return (
    <>
      <Paper sx={{ borderRadius: '10px', overflow: 'hidden' }}>
        <PlainTable label={MAIL_TEXTS} headings={['名前', '件名', '送るとき', '文面']}>
          {items.map((text) => (
            <TableRow key={text.Key}>
              <TableCell>
                <Box component={Link} to={`/letters/mails/${text.Key}`} sx={{ color: 'primary.main' }}>
                  {text.Name}
                </Box>
              </TableCell>
              <TableCell>{text.Subject}</TableCell>
              <TableCell>
                <Box sx={{ whiteSpace: 'normal', minWidth: { sm: '16em' } }}>{text.When}</Box>
              </TableCell>
              <TableCell>
                {text.IsDelivered ? DELIVERED_WORDS : `第${text.Version}版`}
                {!text.IsDelivered && text.CreatedAt && (
                  <Typography variant="body2" color="textSecondary">
                    {formatListDateTime(new Date(text.CreatedAt))}
                  </Typography>
                )}
              </TableCell>
            </TableRow>
          ))}
        </PlainTable>
      </Paper>
      <Typography component="h3" variant="h6" sx={{ mt: 1 }}>
        {FIXED_MAILS}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {Object.entries(mailFixedReasons).map(([reason, why]) => (
          <div key={reason}>
            <Box component="dt" sx={{ fontWeight: 700 }}>
              {Fixed.filter(({ Reason }) => Reason === reason)
                .map(({ Name }) => Name)
                .join('、')}
            </Box>
            <Typography component="dd" color="textSecondary" sx={{ m: 0 }}>
              {why}
            </Typography>
          </div>
        ))}
      </Box>
    </>
  )
}
