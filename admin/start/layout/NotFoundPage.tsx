import { Button } from '@mui/material'
import { Link } from 'react-router'
import { PageTitle } from '../../parts/components/Card'
import { FailurePanel } from '../../parts/components/LoadingOrFailure'

export function NotFoundPage() {
  return (
    <>
      <PageTitle title="ページが見つかりません" />
      <FailurePanel
        title="ページが見つかりません"
        text="アドレスをお確かめいただくか、メニューからお探しください。"
        action={
          <Button variant="outlined" component={Link} to="/users">
            会員の一覧へ
          </Button>
        }
      />
    </>
  )
}
