import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatJapaneseDate, formatListDateTime } from '../../shared/dates'
import { stoolReceiptLabels } from '../../shared/labels/implementationStatusLabels'
import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { userRankLabels } from '../../shared/labels/userRankLabels'
import { Facts } from '../components/Facts'
import type { ReceptionPanelFragment } from '../generated/graphql'
import { fullName, fullNameFurigana } from '../users/fullName'
import { ConditionQuestions } from './ConditionQuestions'

/** Who stands there, in letters to be read from a step away, and what to know of them. */
export function DonorFound({ reception }: { reception: ReceptionPanelFragment }) {
  const { User: donor, Refusal, Message, ToSay } = reception
  return (
    <>
      <div>
        <Typography sx={{ fontSize: 15 }}>{fullNameFurigana(donor)}</Typography>
        <Typography sx={{ fontSize: 40, fontWeight: 700, lineHeight: 1.3 }}>{fullName(donor)}</Typography>
        <Typography sx={{ fontSize: 18 }}>{donor.DonorId}</Typography>
      </div>
      {Refusal && (
        <div>
          <Typography sx={{ fontSize: 20, fontWeight: 700 }}>{Message}</Typography>
          {ToSay && (
            <Box component="blockquote" sx={{ m: '12px 0 0', pl: 2, borderLeft: '4px solid', fontSize: 18 }}>
              {ToSay}
            </Box>
          )}
        </div>
      )}
      {donor.Caution && (
        <Typography sx={{ fontWeight: 700 }}>
          {labels.Caution.admin}：{donor.Caution}
        </Typography>
      )}
      {donor.UpdateRequired && <Typography>登録情報の確認を、マイページでお願いしてください。</Typography>}
      <Facts facts={factsOf(reception)} />
      {!Refusal && <ConditionQuestions />}
    </>
  )
}

function factsOf({ User: donor, LastDonation, VisitsToday }: ReceptionPanelFragment) {
  return [
    {
      label: labels.DonorExpirationDate.admin,
      value: donor.DonorExpirationDate ? `${formatJapaneseDate(donor.DonorExpirationDate)}まで` : '—',
    },
    { label: labels.UserRank.admin, value: donor.UserRank ? userRankLabels[donor.UserRank] : '—' },
    { label: labels.TotalDonationsCount.admin, value: `${donor.TotalDonationsCount}回` },
    { label: labels.LatestDonationsCount.admin, value: `${donor.LatestDonationsCount}回` },
    {
      label: '前回の来室',
      value: LastDonation
        ? `${formatListDateTime(new Date(LastDonation.DonationAt))}（${stoolReceiptLabels[LastDonation.StoolReceiptStatus]}）`
        : 'はじめて',
    },
    { label: '今日の記録', value: `${VisitsToday}回` },
  ]
}
