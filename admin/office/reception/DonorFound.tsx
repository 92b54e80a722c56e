import { Box, Typography } from '@mui/material'
import {
  ageOn,
  formatDocumentDate,
  formatJapaneseDate,
  formatListDateTime,
} from '../../../shared/facts/dates'
import { stoolReceiptLabels } from '../../../shared/words/labels/donationLabels'
import { userRankLabels } from '../../../shared/words/labels/statusLabels'
import { userProfileLabels as labels } from '../../../shared/words/labels/userProfileLabels'
import { CARD_MOVES, CONFIRM_PERSON } from '../../../shared/words/office/reception'
import { Facts } from '../../parts/components/Card'
import { useConsole } from '../../ground/console/ConsoleContext'
import type { ReceptionPanelFragment } from '../../generated/graphql'
import { fullName, fullNameFurigana } from '../../parts/people/PersonName'
import { Note } from './Note'
import { type StatementActions, TodaysStatement } from './TodaysStatement'

type Props = StatementActions & { reception: ReceptionPanelFragment }

/** Large type, readable from a step away. */
export function DonorFound({ reception, ...statement }: Props) {
  const { clock } = useConsole()
  const { User: donor, Refusal, Message, ToSay, VisitsToday } = reception
  // On a day of rest stool may be received for a reason.
  const mayDonate = !Refusal || Refusal === 'Resting'
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 304px' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Typography sx={{ fontSize: 18, fontWeight: 700 }}>{fullNameFurigana(donor)}</Typography>
          <Typography sx={{ fontSize: 36, fontWeight: 700, lineHeight: 1.25 }}>{fullName(donor)}</Typography>
          {donor.Birthday && (
            <Typography sx={{ fontSize: 22, fontWeight: 700 }}>
              {formatDocumentDate(donor.Birthday)}生まれ（{ageOn(donor.Birthday, clock.today())}歳）
            </Typography>
          )}
          <Typography sx={{ fontSize: 18 }}>{donor.DonorId}</Typography>
          {/* A number or a picture of a card proves no identity (docs/decisions/022-pocket.md). */}
          {mayDonate && (
            <Typography sx={{ mt: 0.5 }}>
              {CONFIRM_PERSON}
              {CARD_MOVES}
            </Typography>
          )}
        </div>
        {Refusal && <Typography sx={{ fontSize: 20, fontWeight: 700 }}>{Message}</Typography>}
        {ToSay && <WordsToSay text={ToSay} />}
        {VisitsToday > 0 && mayDonate && <Note>今日はすでに{VisitsToday}回、記録しています。</Note>}
        {donor.Caution && (
          <Note>
            {labels.Caution.admin}：{donor.Caution}
          </Note>
        )}
        {donor.UpdateRequired && <Note>登録情報の確認を、マイページでお願いしてください。</Note>}
        {mayDonate && <TodaysStatement reception={reception} {...statement} />}
      </Box>
      <Facts facts={factsOf(reception)} />
    </Box>
  )
}

export function WordsToSay({ text }: { text: string }) {
  return (
    <div>
      <Typography sx={{ fontSize: 14, fontWeight: 700 }}>お伝えすること</Typography>
      <Box
        component="blockquote"
        sx={{ m: '4px 0 0', pl: 2, borderLeft: '4px solid', fontSize: 18, lineHeight: 1.7 }}
      >
        {text}
      </Box>
    </div>
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
        ? `${formatListDateTime(new Date(LastDonation.DonationAt))}\n${stoolReceiptLabels[LastDonation.StoolReceiptStatus]}`
        : 'はじめて',
    },
    { label: '今日の記録', value: `${VisitsToday}回` },
  ]
}
