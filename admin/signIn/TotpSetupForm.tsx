import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { useConsole } from '../boot/ConsoleContext'
import { TotpForm } from './TotpForm'

const QrCode = lazy(() => import('qrcode.react').then(({ QRCodeSVG }) => ({ default: QRCodeSVG })))

type Props = { secretCode: string; username: string; onSubmit: (code: string) => Promise<void> }

/** Where the pool demands an authenticator app and the account has none yet. */
export function TotpSetupForm({ secretCode, username, onSubmit }: Props) {
  const issuer = `${useConsole().config.serviceName}管理`
  return (
    <>
      <Typography color="textSecondary">
        このアカウントでは認証アプリが必要です。アプリでQRコードを読み取り、表示された6桁のコードを入力してください。
      </Typography>
      <Box sx={{ justifySelf: 'center', p: 2, bgcolor: '#fff', borderRadius: 1, minHeight: 192 }}>
        <Suspense fallback={null}>
          <QrCode
            value={otpAddress(issuer, username, secretCode)}
            size={160}
            title="認証アプリ用のQRコード"
          />
        </Suspense>
      </Box>
      <Typography>
        読み取れないときは、次の文字を入力してください。
        <Box component="code" sx={{ display: 'block', wordBreak: 'break-all', mt: 0.5 }}>
          {secretCode}
        </Box>
      </Typography>
      <TotpForm onSubmit={onSubmit} submitLabel="設定してログインする" />
    </>
  )
}

const otpAddress = (issuer: string, username: string, secret: string) =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${username}`)}?${new URLSearchParams({ secret, issuer })}`
