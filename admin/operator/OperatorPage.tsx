import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useConsole } from '../boot/ConsoleContext'
import { Card } from '../components/Card'
import { FailurePanel } from '../components/FailurePanel'
import { Facts } from '../components/Facts'
import { PageTitle } from '../components/PageTitle'
import { operatorGroups } from './operatorGroups'

/** Everything the operator file says, for looking up: it is changed in the file and read at the start. */
export function OperatorPage() {
  const { canAccess, isPending } = useCanAccess({ resource: 'administrators', action: 'create' })
  const title = useTranslate()('pages.operator')
  const { operator } = useConsole().config
  if (isPending) return null
  return (
    <>
      <PageTitle title={title} />
      {canAccess ? (
        <>
          <Typography component="h1" variant="h5" sx={{ mb: 0.5 }}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            会員の画面、規約、メール、オンラインチェックと予約の決まりは、すべてこの内容によります。変更するときは、運営者の設定ファイル（OPERATOR_FILE）を書き換えて、サーバーを起動し直します。
          </Typography>
          <Box sx={{ columnCount: { xs: 1, lg: 2 }, columnGap: 2 }}>
            {operatorGroups(operator).map((group) => (
              <Card key={group.title} title={group.title} sx={{ breakInside: 'avoid', mb: 2 }}>
                <Facts
                  facts={group.facts.map(({ label, text }) => ({ label, value: <Value text={text} /> }))}
                />
              </Card>
            ))}
          </Box>
        </>
      ) : (
        <FailurePanel
          title="この画面は利用できません"
          text="運営者情報は、管理者が確認します。"
          action={
            <Button component={Link} to="/" variant="outlined" color="inherit">
              ダッシュボードへ
            </Button>
          }
        />
      )}
    </>
  )
}

function Value({ text }: { text: string }) {
  if (!text.startsWith('https://')) return text
  return (
    <MuiLink href={text} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </MuiLink>
  )
}
