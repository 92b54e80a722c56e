import { Box, Typography } from '@mui/material'
import { formatJapaneseDate, formatListDateTime } from '../../../shared/facts/dates'
import { conditionKindLabels } from '../../../shared/words/labels/conditionLabels'
import { noteTitle, personNoteLabels } from '../../../shared/words/records/conversationLabels'
import { userLabels } from '../../../shared/words/labels/consoleLabels'
import { userProfileLabels as labels } from '../../../shared/words/labels/userProfileLabels'
import { formatTel } from '../../../shared/facts/normalise'
import { Card, EmailText, Facts } from '../../parts/components/Card'
import { useConsole } from '../../ground/console/ConsoleContext'
import { SaidCondition } from './SaidCondition'
import { NextStepCard } from './NextStepCard'
import { AnswerCorrections } from '../corrections/answers/AnswerCorrections'
import { OfficePoints } from './OfficePoints'
import { ReadAloudCard } from './ReadAloudCard'
import { addressLine } from './addressLine'
import { Conversation } from './conversation/Conversation'
import { noteAuthor } from './conversation/NoteText'
import { useMayCall, useMayRead } from '../../ground/auth/useDuties'
import type { PersonRecord } from '../../parts/people/personRecord'

/** Wide enough for two columns beside the conversation. */
const WIDE = '@media (min-width: 1700px)'

/** The conversation, with what is next beside it. */
export function PersonOverview({ person }: { person: PersonRecord }) {
  const mayCall = useMayCall()
  if (!mayCall('listConversation'))
    return (
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          gap: 2.5,
          alignItems: 'start',
        }}
      >
        <Beside person={person} />
      </Box>
    )
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 320px' },
        [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 656px' },
        gap: 2.5,
        alignItems: 'start',
      }}
    >
      <Box sx={{ order: { xs: 2, md: 0 }, minWidth: 0 }}>
        <Conversation person={person} />
      </Box>
      <Box sx={{ '& > *': { breakInside: 'avoid', mb: 2 }, [WIDE]: { columns: 2, columnGap: 2 } }}>
        <Beside person={person} />
      </Box>
    </Box>
  )
}

const Beside = ({ person }: { person: PersonRecord }) => (
  <>
    <CallAgainCard person={person} />
    <ReadAloudCard person={person} />
    <OfficePoints person={person} />
    {person.AnswerCorrections && (
      <AnswerCorrections person={{ Profile: person.Profile, AnswerCorrections: person.AnswerCorrections }} />
    )}
    <NextStepCard person={person} />
    <ConditionCard person={person} />
    <ContactCard person={person} />
  </>
)

function CallAgainCard({ person: { CallAgain: note } }: { person: PersonRecord }) {
  const { clock } = useConsole()
  if (!note?.AgainOn) return null
  const isDue = note.AgainOn <= clock.today()
  return (
    <Card
      title={personNoteLabels.AgainOn}
      sx={isDue ? { border: '2px solid', borderColor: 'warning.main' } : undefined}
    >
      <Typography sx={{ fontWeight: 700 }}>
        {formatJapaneseDate(note.AgainOn)}
        {isDue && <span>（連絡する日です）</span>}
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: 13 }}>
        {noteTitle(note)}（{formatListDateTime(new Date(note.CreatedAt))}・{noteAuthor(note)}）
      </Typography>
      {note.Text && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.Text}</Typography>
      )}
    </Card>
  )
}

const SHOWN = 5

function ConditionCard({ person: { ConditionReports: all } }: { person: PersonRecord }) {
  const told = all?.filter(({ Items }) => Items.length > 0).slice(0, SHOWN)
  if (!told || told.length === 0) return null
  return (
    <Card title={userLabels.ConditionReports.admin}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {told.map((said) => (
          <Box key={said.Id} sx={{ display: 'grid', gap: 0.5 }}>
            <Typography sx={{ fontWeight: 700 }}>
              {conditionKindLabels[said.Kind]}（{formatListDateTime(new Date(said.UpdatedAt))}）
              {said.Lifted && <span>・解除済み</span>}
            </Typography>
            <SaidCondition said={said} />
            {said.Since && <Typography>いつから：{formatJapaneseDate(said.Since)}</Typography>}
            {said.Since && <LookBack donations={said.DonationsSince ?? []} />}
          </Box>
        ))}
      </Box>
    </Card>
  )
}

function LookBack({
  donations,
}: {
  donations: NonNullable<NonNullable<PersonRecord['ConditionReports']>[number]['DonationsSince']>
}) {
  if (donations.length === 0) return <Typography>この日からお知らせまでの献便はありません。</Typography>
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>この日から後の献便（{donations.length}件）</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {donations.map(({ Id, DonationAt }) => (
          <li key={Id}>{formatListDateTime(new Date(DonationAt))}</li>
        ))}
      </Box>
    </>
  )
}

function ContactCard({ person: { Profile: profile } }: { person: PersonRecord }) {
  const mayRead = useMayRead()
  const lines = [
    {
      field: 'Email',
      label: labels.Email.admin,
      value: profile.Email && <EmailText email={profile.Email} />,
    },
    { field: 'Tel', label: labels.Tel.admin, value: profile.Tel && formatTel(profile.Tel) },
    { field: 'Address', label: '住所', value: addressLine(profile) },
    {
      field: 'SubscribedMagazine',
      label: labels.SubscribedMagazine.admin,
      value: profile.SubscribedMagazine ? '受け取る' : '受け取らない',
    },
  ].filter(({ field }) => mayRead(field))
  return (
    <>
      {profile.Caution && (
        <Card title={labels.Caution.admin} sx={{ whiteSpace: 'pre-wrap' }}>
          {profile.Caution}
        </Card>
      )}
      {lines.length > 0 && (
        <Card title="連絡先">
          <Facts facts={lines} />
        </Card>
      )}
    </>
  )
}
