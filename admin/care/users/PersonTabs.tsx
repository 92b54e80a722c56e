import { Box, Tab, Tabs, Typography } from '@mui/material'
import { lazy, Suspense, type ComponentType } from 'react'
import { usePermissions } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { StaffOperation } from '../../../shared/rules/records/access/operations'
import { formatJapaneseDate, formatListDateTime } from '../../../shared/facts/dates'
import { conditionKindLabels } from '../../../shared/words/labels/conditionLabels'
import { noteTitle, personNoteLabels } from '../../../shared/words/records/conversationLabels'
import { userLabels } from '../../../shared/words/labels/consoleLabels'
import { userProfileLabels as labels } from '../../../shared/words/labels/userProfileLabels'
import { CONVERSATION } from '../../../shared/words/office/conversation'
import { formatTel } from '../../../shared/facts/normalise'
import type { Role } from '../../../shared/generated/schema'
import { useMayCall, useMayRead } from '../../ground/auth/useDuties'
import { Card, EmailText, Facts } from '../../parts/components/Card'
import { RowsSkeleton } from '../../parts/components/LoadingOrFailure'
import { useConsole } from '../../ground/console/ConsoleContext'
import { SaidCondition } from './SaidCondition'
import { NotShown } from './NotShown'
import { NextStepCard } from './NextStepCard'
import { AnswerCorrections } from '../corrections/answers/AnswerCorrections'
import { OfficePoints } from './OfficePoints'
import { ReadAloudCard } from './ReadAloudCard'
import { addressLine } from './addressLine'
import type { PersonRecord } from '../../parts/people/personRecord'
import { Conversation } from './conversation/Conversation'
import { NoteAuthor } from './conversation/NoteText'

// Each tab is its own chunk, loaded when opened.
const tabs = {
  timeline: { label: CONVERSATION, Panel: TimelineWithNext },
  profile: {
    label: 'プロフィール',
    Panel: lazy(() => import('./profile/ProfileDetails').then((file) => ({ default: file.ProfileDetails }))),
  },
  guidance: {
    label: 'ガイダンス',
    Panel: lazy(() => import('./tabs/GuidanceTab').then((file) => ({ default: file.GuidanceTab }))),
  },
  screenings: {
    label: '検査',
    needs: 'listScreeningInfoByUserIdScreeningInfoCreatedAt',
    Panel: lazy(() => import('./tabs/ScreeningsTab').then((file) => ({ default: file.ScreeningsTab }))),
  },
  donations: {
    label: '献便と協力金',
    Panel: lazy(() => import('./tabs/DonationsTab').then((file) => ({ default: file.DonationsTab }))),
  },
  flora: {
    label: '腸内フローラ',
    needs: 'listIntestinalFloraTestInspectionDetailByUserId',
    Panel: lazy(() => import('./tabs/FloraTab').then((file) => ({ default: file.FloraTab }))),
  },
  mails: {
    label: 'メール',
    needs: 'listMails',
    Panel: lazy(() => import('./tabs/MailsTab').then((file) => ({ default: file.MailsTab }))),
  },
  reads: {
    label: '見た人',
    needs: 'listStaffReads',
    Panel: lazy(() =>
      import('../../records/reads/PersonReads').then((file) => ({ default: file.PersonReads })),
    ),
  },
  activity: {
    label: '活動記録',
    needs: 'listUserActivity',
    Panel: lazy(() => import('./PersonActivity').then((file) => ({ default: file.PersonActivity }))),
  },
} as const satisfies Record<string, Tab>

type Tab = { label: string; needs?: StaffOperation; Panel: ComponentType<{ person: PersonRecord }> }
type TabName = keyof typeof tabs
const needsOf = ({ needs }: Tab) => needs
const isTab = (name: string | null): name is TabName => name !== null && Object.hasOwn(tabs, name)

/** The open tab is in the address, so that it can be passed on. */
export function PersonTabs({ person }: { person: PersonRecord }) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const { permissions } = usePermissions<readonly Role[]>()
  const mayCall = useMayCall()
  const mayRead = useMayRead()
  if (!permissions) return <RowsSkeleton rows={5} />

  const mayOpen = (name: TabName) => {
    const needs = needsOf(tabs[name])
    return needs === undefined || mayCall(needs)
  }
  const labelOf = (name: TabName) => {
    if (name === 'timeline' && !mayCall('listConversation')) return '概要'
    return name === 'donations' && !mayRead('RewardStage') ? '献便' : tabs[name].label
  }
  const open: TabName = isTab(asked) && mayOpen(asked) ? asked : 'timeline'
  const { Panel } = tabs[open]
  return (
    <>
      <Tabs
        value={open}
        onChange={(_event, name: TabName) =>
          setSearch(name === 'timeline' ? {} : { tab: name }, { replace: true })
        }
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="会員の記録"
        sx={{
          mt: 2,
          mb: 2.5,
          borderBottom: '1px solid',
          borderColor: 'divider',
          '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
        }}
      >
        {Object.keys(tabs)
          .filter(isTab)
          .filter(mayOpen)
          .map((name) => (
            <Tab
              key={name}
              value={name}
              label={labelOf(name)}
              id={`tab-${name}`}
              aria-controls={`panel-${name}`}
            />
          ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${open}`} aria-labelledby={`tab-${open}`}>
        <Suspense fallback={<RowsSkeleton rows={5} />}>
          <Panel person={person} />
        </Suspense>
      </div>
      <NotShown userId={person.id} />
    </>
  )
}

/** Wide enough for two columns beside the conversation. */
const WIDE = '@media (min-width: 1700px)'

function TimelineWithNext({ person }: { person: PersonRecord }) {
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
        {noteTitle(note)}（{formatListDateTime(new Date(note.CreatedAt))}・
        <NoteAuthor id={note.AuthorId} />）
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
