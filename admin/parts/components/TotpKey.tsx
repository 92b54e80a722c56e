import { Box, Link, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useConsole } from '../../ground/console/ConsoleContext'

const QrCode = lazy(() => import('qrcode.react').then(({ QRCodeSVG }) => ({ default: QRCodeSVG })))

type Props = {
  secretCode: string
  address: string
}

export function TotpKey({ secretCode, address }: Props) {
  const issuer = `${useConsole().config.operator.serviceName}管理`
  const link = otpAddress(issuer, address, secretCode)
  return (
    <>
      <Box
        sx={{ justifySelf: 'center', p: 2, bgcolor: '#fff', borderRadius: 1, minHeight: 192, lineHeight: 0 }}
      >
        <Suspense fallback={null}>
          <QrCode value={link} size={160} title="認証アプリ用のQRコード" />
        </Suspense>
      </Box>
      <Typography>
        この端末に認証アプリがあるときは、
        <Link href={link}>認証アプリで開く</Link>
        こともできます。
      </Typography>
      <Typography>
        読み取れないときは、次の文字を認証アプリに入力してください。
        <Box
          component="code"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            mt: 0.5,
            fontSize: 16,
            fontFamily: 'ui-monospace, Consolas, Menlo, monospace',
          }}
        >
          {/* Groups of four are easier to copy by hand. */}
          {secretCode.match(/.{1,4}/g)?.map((letters, index) => (
            <span key={index}>{letters}</span>
          ))}
        </Box>
      </Typography>
    </>
  )
}

const otpAddress = (issuer: string, address: string, secret: string) =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${address}`)}?${new URLSearchParams({ secret, issuer })}`
