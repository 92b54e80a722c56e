import { Box, Button, Paper, TableCell, TableRow, Typography } from '@mui/material'
import { Link } from 'react-router'
import { formatListDateTime } from '../../../shared/facts/dates'
import { letterKindLabels } from '../../../shared/rules/office/letters'
import { LETTERS } from '../../../shared/words/labels/consoleLabels'
import { MAIL_TEXTS } from '../../../shared/words/office/letters'
import { useMayCall } from '../../ground/auth/useDuties'
import { RowsSkeleton, LoadFailure } from '../../parts/components/LoadingOrFailure'
import { PlainTable } from '../../parts/components/PlainTable'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { LettersDocument } from '../../generated/graphql'
import { PageFrame } from '../../parts/components/PageFrame'
import { MailTexts } from './MailTexts'

export function LettersPage() {
  const mayCall = useMayCall()
  const { data, error, isPending } = useApiQuery(['letters'], LettersDocument, {})
  return (
    <PageFrame>
      <Typography component="h2" variant="h6">
        事務局が書くメール
      </Typography>
      <Typography color="textSecondary">
        事務局が会員に書くメールのひな形です。会員の画面の「メールを書く」で、お一人ずつに合わせて直してから送れます。
      </Typography>
      {mayCall('saveLetter') && (
        <Box>
          <Button component={Link} to="/letters/new" variant="contained">
            ひな形を作る
          </Button>
        </Box>
      )}
      {error && <LoadFailure error={error} />}
      {isPending && <RowsSkeleton rows={4} />}
      {data && (
        <Paper sx={{ borderRadius: '10px', overflow: 'hidden' }}>
          <PlainTable label={LETTERS} headings={['名前', '件名', '種類', '版', '保存した日時']}>
            {data.listLetters.map((letter) => (
              <TableRow key={letter.Id}>
                <TableCell>
                  <Box component={Link} to={`/letters/${letter.Id}`} sx={{ color: 'primary.main' }}>
                    {letter.Name}
                  </Box>
                </TableCell>
                <TableCell>{letter.Subject}</TableCell>
                <TableCell>{letterKindLabels[letter.Kind]}</TableCell>
                <TableCell>{letter.Version}</TableCell>
                <TableCell>{formatListDateTime(new Date(letter.CreatedAt))}</TableCell>
              </TableRow>
            ))}
          </PlainTable>
        </Paper>
      )}
      <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
        {MAIL_TEXTS}
      </Typography>
      <Typography color="textSecondary">
        予約や検査日など、手続きに合わせてプログラムが送るメールです。名前を押すと、文面を確かめられます。
        {mayCall('saveMailText') && <span>管理者は文面を変えられます。</span>}
      </Typography>
      <MailTexts />
    </PageFrame>
  )
}
