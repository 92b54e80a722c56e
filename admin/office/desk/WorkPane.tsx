import { Box, Button, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formatListDateTime } from '../../../shared/facts/dates'
import { noteTitle } from '../../../shared/words/records/conversationLabels'
import { READ_ALOUD, readAloud } from '../../ground/words/readAloud'
import { dueInWords, shortDay, workReason } from '../../../shared/words/office/work'
import { formatTel } from '../../../shared/facts/normalise'
import { ReadFailure, RowsSkeleton } from '../../parts/components/LoadingOrFailure'
import { useMayRead } from '../../ground/auth/useDuties'
import { useConsole } from '../../ground/console/ConsoleContext'
import type { PersonNoteFieldsFragment } from '../../generated/graphql'
import { AlsoHere } from '../../parts/live/AlsoHere'
import { fullName, namelessTitle } from '../../parts/people/PersonName'
import { noteAuthor, NoteText } from '../../care/users/conversation/NoteText'
import { keyFacts } from '../../care/users/keyFacts'
import { nextStep, toldInput } from '../../care/users/nextStep'
import { particularsOf } from '../../care/users/PersonHeader'
import type { PersonRecord } from '../../parts/people/personRecord'
import { PersonStates } from '../../care/users/PersonStates'
import type { WorkRow } from './useDesk'
import { useOpenedForWork } from './useOpenedForWork'
import { usePerson } from './usePerson'
import { aboutOf, WorkActs, type Ask } from './WorkActs'

export type WorkProps = {
  work: WorkRow
  mayAct: boolean
  onAsk: (ask: Ask) => void
  onReopen?: (() => void) | undefined
}

export function WorkPane(props: WorkProps) {
  const { work } = props
  useOpenedForWork(work)
  const { person, error, refetch, ...contact } = usePerson(work.UserId)
  return (
    <>
      {work.User && <Name work={work} person={person} />}
      <ThisWork {...props} />
      {error && <ReadFailure title="会員を表示できませんでした" error={error} onRetry={refetch} />}
      {work.UserId && !person && !error && <RowsSkeleton rows={6} />}
      {person && !person.Profile.DeleteStatus && <About person={person} {...contact} />}
    </>
  )
}

function Name({ work: { User }, person }: { work: WorkRow; person: PersonRecord | undefined }) {
  const today = useConsole().clock.today()
  const tel = person?.Profile.Tel
  if (!User) return null
  return (
    <>
      <Typography component="h2" sx={{ fontSize: 18, fontWeight: 700, lineHeight: 1.4, pr: 5 }}>
        <Box component={Link} to={`/users/${User.Id}/show`} sx={{ color: 'inherit' }}>
          {fullName(User) ?? namelessTitle(User)}
        </Box>
      </Typography>
      {person && (
        <>
          <Typography color="textSecondary" sx={{ fontSize: 13 }}>
            {particularsOf(person.Profile, today)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', mt: 1 }}>
            <PersonStates person={person} />
          </Box>
          {tel && (
            <Button variant="outlined" href={`tel:${tel}`} sx={{ mt: 1.5 }}>
              電話 {formatTel(tel)}
            </Button>
          )}
          <Box sx={{ height: 24, mt: 1 }}>
            <AlsoHere userId={person.id} />
          </Box>
        </>
      )}
    </>
  )
}

function ThisWork({ work, mayAct, onAsk, onReopen }: WorkProps) {
  const today = useConsole().clock.today()
  return (
    <Part title="この用件">
      <Box component="b">{aboutOf(work)}</Box>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{workReason(work, today)}</Box>
      <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
        期限：{shortDay(work.Due)}（{dueInWords(work.Due, today)}）
      </Box>
      <Box sx={{ color: 'text.secondary' }}>担当：{work.AssigneeName ?? 'なし'}</Box>
      {mayAct && (
        <Box sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
          <WorkActs work={work} isMain onAsk={onAsk} onReopen={onReopen} />
          {!onReopen && (
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: 1, whiteSpace: 'nowrap' } }}
            >
              <Button variant="outlined" aria-keyshortcuts="a" onClick={() => onAsk('assign')}>
                担当を決める
              </Button>
              <Button variant="outlined" aria-keyshortcuts="s" onClick={() => onAsk('snooze')}>
                あとで
              </Button>
              {work.Kind === 'Task' && (
                <Button variant="outlined" aria-keyshortcuts="r" onClick={() => onAsk('change')}>
                  用件を直す
                </Button>
              )}
            </Box>
          )}
        </Box>
      )}
    </Part>
  )
}

type AboutProps = {
  person: PersonRecord
  mayReadContact: boolean
  lastContact: PersonNoteFieldsFragment | null | undefined
}

function About({ person, mayReadContact, lastContact }: AboutProps) {
  const { clock, config } = useConsole()
  const mayRead = useMayRead()
  const [today, now] = [clock.today(), clock.now()]
  const { title, text } = nextStep(person, today, now)
  const told = readAloud(toldInput(person, { today, now, texts: config.operator }))
  return (
    <>
      <Part title="次の処理">
        <Box component="b">{title}</Box>
        <Box sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{text}</Box>
      </Part>
      <Part title={READ_ALOUD}>
        <Pairs pairs={told.map(({ label, text: value }) => ({ label, value }))} />
      </Part>
      {mayReadContact && <LastContact note={lastContact} />}
      <Part title="予定と記録">
        <Pairs pairs={keyFacts(person, mayRead, today)} isShort />
      </Part>
    </>
  )
}

function LastContact({ note }: { note: AboutProps['lastContact'] }) {
  return (
    <Part title="最後のやりとり">
      {note === undefined && <span>…</span>}
      {note === null && <span>まだありません。</span>}
      {note && (
        <>
          <Box sx={{ color: 'text.secondary' }}>
            {`${formatListDateTime(new Date(note.CreatedAt))}・${noteTitle(note)}・`}
            {noteAuthor(note)}
          </Box>
          <NoteText note={note} />
        </>
      )}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        fontSize: 14,
        '*:not(style) + &': { mt: 2, pt: 2, borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Typography
        id={id}
        component="h3"
        sx={{ fontSize: 13, fontWeight: 700, color: 'text.secondary', mb: 0.5 }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  )
}

type PairsProps = { pairs: readonly { label: string; value: string }[]; isShort?: boolean }

function Pairs({ pairs, isShort = false }: PairsProps) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: isShort ? 0.25 : 1 }}>
      {pairs.map(({ label, value }) => (
        <Box
          key={label}
          sx={isShort ? { display: 'flex', justifyContent: 'space-between', gap: 1.5 } : undefined}
        >
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, wordBreak: 'auto-phrase', ...(isShort && { textAlign: 'right', fontWeight: 700 }) }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
