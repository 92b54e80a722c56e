import { Typography } from '@mui/material'
import { TotpForm } from '../../parts/components/TotpForm'
import { TotpKey } from '../../parts/components/TotpKey'

type Props = Parameters<typeof TotpKey>[0] & { onSubmit: (code: string) => Promise<void> }

/** For pools that require an authenticator app. */
export function TotpSetupForm({ onSubmit, ...key }: Props) {
  return (
    <>
      <Typography color="textSecondary">
        このアカウントでは認証アプリが必要です。アプリでQRコードを読み取り、表示された6桁のコードを入力してください。
      </Typography>
      <TotpKey {...key} />
      <TotpForm onSubmit={onSubmit} submitLabel="設定してログインする" />
    </>
  )
}
