import { Link as MuiLink, Typography } from '@mui/material'
import { Link } from 'react-router'
import { DUTY_WORK, notShown } from '../../ground/words/duties'
import { useMayRead } from '../../ground/auth/useDuties'
import { usePurposeFor } from '../../ground/purpose/usePurpose'

const parts = [
  ['Email', 'メールアドレスと電話番号'],
  ['Address', '住所'],
  ['OnlineCheckResult', '健康についての情報'],
  ['Enterotype', '腸内フローラ検査の結果'],
  ['RewardStage', '協力金'],
  ['HasCaution', '担当者のメモ'],
] as const

export function NotShown({ userId }: { userId: string }) {
  const isEmergency = usePurposeFor(userId)?.name === 'emergency'
  const holds = useMayRead()
  const mayRead = (field: string) => holds(field) || (isEmergency && field === 'OnlineCheckResult')
  const unread = parts.flatMap(([field, words]) => (mayRead(field) ? [] : [words]))
  if (unread.length === 0) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5 }}>
      {notShown(unread)}
      <MuiLink component={Link} to="/duties" sx={{ ml: 1, whiteSpace: 'nowrap' }}>
        {DUTY_WORK}
      </MuiLink>
    </Typography>
  )
}
