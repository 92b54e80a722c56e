import { Box } from '@mui/material'
import { useGetList } from 'react-admin'
import { formatJapaneseDate, formatJapaneseDateTime, japaneseDateOf } from '../../../../shared/facts/dates'
import { userLabels } from '../../../../shared/words/labels/consoleLabels'
import { userProfileLabels } from '../../../../shared/words/labels/userProfileLabels'
import {
  guidanceLabels as labels,
  guidanceStatusLabels,
  consentDocumentLabels,
  consentLabels,
  consentSignatureLabels as signedLabels,
  identityDocumentLabels,
  signatureKindLabels,
} from '../../../../shared/words/labels/guidanceLabels'
import { ActorName, Reason } from '../../../records/activity/ActorName'
import { useMayCall } from '../../../ground/auth/useDuties'
import { Card, Facts, type Fact } from '../../../parts/components/Card'
import { RowsSkeleton, failureMessage } from '../../../parts/components/LoadingOrFailure'
import type { ActivityListQuery } from '../../../generated/graphql'
import { expectedText, pauseText } from '../WaitingPlace'
import { ConsentCopy } from '../actions/ConsentCopy'
import { StepButtons } from '../actions/StepButtons'
import type { PersonRecord } from '../../../parts/people/personRecord'
import { TimelineEntry } from '../timeline/TimelineEntry'
import { pastEvents } from '../timeline/timelineEvents'
import { AllocationRecord } from './AllocationRecord'

function consentFacts({ Consents: [consent] }: PersonRecord): Fact[] {
  if (!consent) return []
  const { Signature: signed } = consent
  const day = formatJapaneseDate(japaneseDateOf(new Date(consent.ConsentedAt)))
  return [
    {
      label: consentLabels.ConsentedAt.admin,
      value: `${day}${consent.Withdrawn ? '（撤回済み）' : ''}`,
    },
    {
      label: consentLabels.IdentityDocument.admin,
      value: consent.IdentityDocument && identityDocumentLabels[consent.IdentityDocument],
    },
    {
      label: consentLabels.Signature.admin,
      value: signed?.Kind && signed.SignedAt && (
        <>
          {`${signatureKindLabels[signed.Kind]}（${formatJapaneseDateTime(new Date(signed.SignedAt))}）`}
          <ConsentCopy consentId={consent.Id} />
        </>
      ),
    },
    {
      label: signedLabels.ExplainedAt.admin,
      value: signed?.ExplainedAt && formatJapaneseDateTime(new Date(signed.ExplainedAt)),
    },
    {
      label: signedLabels.Questions.admin,
      value: signed?.Questions && (
        <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
          {signed.Questions}
        </Box>
      ),
    },
    {
      label: consentDocumentLabels.Sha256.admin,
      value: consent.Document && (
        <Box component="span" sx={{ fontFamily: 'monospace', fontSize: 12, overflowWrap: 'anywhere' }}>
          {consent.Document.Sha256}
        </Box>
      ),
    },
  ]
}

type Row = ActivityListQuery['listUserActivity']['items'][number]

const ACTIONS = ['invite', 'book', 'attend', 'absent', 'changeBooking', 'cancelBooking'] as const

export function GuidanceTab({ person }: { person: PersonRecord }) {
  const { Guidance: guidance, WaitingPosition: position, Profile: profile } = person
  const mayCall = useMayCall()
  const instant = (time: string | null) => time && formatJapaneseDateTime(new Date(time))
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <Card title={userLabels.Guidance.admin}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Facts
            facts={[
              { label: labels.Status.admin, value: guidance && guidanceStatusLabels[guidance.Status].admin },
              ...(position === null
                ? []
                : [
                    { label: userLabels.WaitingPosition.admin, value: `${position}番目` },
                    { label: userProfileLabels.ExpectedInvitation.admin, value: expectedText(profile) },
                    ...(profile.WaitingPausedUntil
                      ? [{ label: '保留', value: pauseText(profile.WaitingPausedUntil) }]
                      : []),
                  ]),
              { label: labels.GuidanceInvitedAt.admin, value: instant(guidance?.GuidanceInvitedAt ?? null) },
              {
                label: labels.DeadlineAt.admin,
                value: guidance?.DeadlineAt && formatJapaneseDate(guidance.DeadlineAt),
              },
              { label: labels.ReservedAt.admin, value: instant(guidance?.ReservedAt ?? null) },
              ...(guidance?.ZohoBookingId
                ? [{ label: labels.ZohoBookingId.admin, value: guidance.ZohoBookingId }]
                : []),
              { label: labels.ConsentVersion.admin, value: guidance?.ConsentVersion },
              ...consentFacts(person),
              { label: labels.KitNumber.admin, value: guidance?.KitNumber },
            ]}
          />
          <StepButtons person={person} only={ACTIONS} />
          {mayCall('getAllocationsByUserId') && <AllocationRecord userId={person.id} />}
        </Box>
      </Card>
      {mayCall('listUserActivity') && <History person={person} />}
    </Box>
  )
}

function History({ person }: { person: PersonRecord }) {
  const { data, error, isPending } = useGetList<Row>('activity', {
    filter: { userId: person.id, all: true, category: 'Guidance' },
    pagination: { page: 1, perPage: 100 },
  })
  if (isPending) return <RowsSkeleton rows={3} />
  return (
    <Card title="これまでの案内と予約">
      {error && <span>{failureMessage(error)}</span>}
      {data?.length === 0 && <span>記録はまだありません。</span>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pastEvents(data ?? [], person.Profile.UserStatus).map(({ id, when, title, text, reason, actor }) => (
          <TimelineEntry key={id} kind="event" when={when} title={title}>
            {text}・<ActorName actor={actor} />
            {reason && <Reason reason={reason} />}
          </TimelineEntry>
        ))}
      </Box>
    </Card>
  )
}
