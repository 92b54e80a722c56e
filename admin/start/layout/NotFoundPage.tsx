import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { PageTitle } from '../../parts/components/Card'
import { FailurePanel } from '../../parts/components/LoadingOrFailure'

export const NotFoundPage = () => (
  <NoPage title="ページが見つかりません" text="アドレスをお確かめいただくか、メニューからお探しください。" />
)

export function AccessDeniedPage() {
  const translate = useTranslate()
  return <NoPage title={translate('ra.page.access_denied')} text={translate('ra.message.access_denied')} />
}

/** The way on is where each duty begins. */
function NoPage({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageTitle title={title} />
      <FailurePanel
        heading="h1"
        title={title}
        text={text}
        action={
          <Button variant="outlined" component={Link} to="/">
            はじめの画面へ
          </Button>
        }
      />
    </>
  )
}
