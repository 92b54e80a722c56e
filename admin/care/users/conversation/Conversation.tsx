import { Box, Button, Typography } from '@mui/material'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatJapaneseDate } from '../../../../shared/facts/dates'
import { noteTitle } from '../../../../shared/words/records/conversationLabels'
import { CONVERSATION } from '../../../../shared/words/labels/consoleLabels'
import { namedActor, Reason } from '../../../records/activity/ActorName'
import { ValueChanges } from '../../../records/activity/ValueChanges'
import { Card } from '../../../parts/components/Card'
import { RowsSkeleton, failureMessage } from '../../../parts/components/LoadingOrFailure'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { useApiPages } from '../../../ground/dataProvider/useCallApi'
import { PersonConversationDocument } from '../../../generated/graphql'
import type { PersonRecord } from '../../../parts/people/personRecord'
import { TimelineEntry } from '../timeline/TimelineEntry'
import { comingEvents, pastEvents } from '../timeline/timelineEvents'
import { ConversationFilter, EVERYTHING, isEverything, type Filter } from './ConversationFilter'
import { foldEntries, type Entry, type Line, type Told } from './foldEntries'
import { MailButton } from './MailButton'
import { NoteEntry } from './NoteEntry'

export function Conversation({ person }: { person: PersonRecord }) {
  const { clock } = useConsole()
  const [filter, setFilter] = useState(EVERYTHING)
  const { kinds, text, peopleOnly } = filter
  const client = useQueryClient()
  const [isGoingOn, setGoingOn] = useState(false)
  // Comes with the person, until more is asked for.
  const own = isEverything(filter) && !isGoingOn ? person.Conversation : null
  const queryKey = ['conversation', person.id, filter]
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useApiPages({
    queryKey,
    document: PersonConversationDocument,
    variablesOf: (nextToken) => ({ id: person.id, kinds: [...kinds], text, peopleOnly, nextToken }),
    listOf: ({ listConversation }) => listConversation,
    enabled: !own,
    placeholderData: keepPreviousData,
  })
  const goOn = () => {
    if (own) {
      client.setQueryData(queryKey, { pages: [own], pageParams: [null] })
      setGoingOn(true)
    }
    void fetchNextPage()
  }
  const entries = own?.items ?? data ?? []
  const lines = linesOf(entries, person, filter)
  const coming = isEverything(filter) ? comingEvents(person, clock.now()) : []
  return (
    <Card title={CONVERSATION}>
      <ConversationFilter filter={filter} onChange={setFilter} />
      {!own && error && <span>{failureMessage(error)}</span>}
      {!own && isPending && <RowsSkeleton rows={5} />}
      {(own ?? data) && lines.length + coming.length === 0 && (
        <Typography role="status">
          {isEverything(filter) ? '記録はまだありません。' : '条件に合う記録はありません。'}
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {coming.map(({ key, when, title, text: says }) => (
          <TimelineEntry key={key} kind="planned" when={when} title={title}>
            {says}
          </TimelineEntry>
        ))}
        {lines.map((line) => (
          <LineOf key={('folded' in line ? line.folded[0] : line)?.entry.Id} line={line} userId={person.id} />
        ))}
      </Box>
      {(own ? own.nextToken !== null : hasNextPage) && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={goOn}>
          さらに表示する
        </Button>
      )}
    </Card>
  )
}

/** With a filter, shows all matches; without, folds repetitions. */
function linesOf(entries: readonly Entry[], { Profile }: PersonRecord, filter: Filter): readonly Line[] {
  const rows = entries.map(({ Id, Time, Category, Operation, Text, Reason: reason }) => ({
    id: Id,
    time: Time,
    category: Category,
    operation: Operation,
    text: Text,
    reason,
  }))
  const events = pastEvents(rows, isEverything(filter) ? Profile.UserStatus : null)
  const told = entries.flatMap((entry, index): Told[] => {
    const event = events[index]
    return event ? [{ entry, event }] : []
  })
  return isEverything(filter) ? foldEntries(told) : told
}

function LineOf({ line, userId }: { line: Line; userId: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!('folded' in line)) return <EntryOf told={line} userId={userId} />
  const { title, between, folded } = line
  return (
    <>
      <TimelineEntry kind="event" when={[between, '']} title={title}>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ ml: -0.75 }}>
          {isOpen ? 'たたむ' : '開いて見る'}
        </Button>
      </TimelineEntry>
      {isOpen && folded.map((told) => <EntryOf key={told.entry.Id} told={told} userId={userId} />)}
    </>
  )
}

function EntryOf({ told: { entry, event }, userId }: { told: Told; userId: string }) {
  const { Note: note, Mail: mail, Wish: wish } = entry
  const { kind, when, title, text, move, reason, actor } = event
  return (
    <TimelineEntry kind={kind} when={when} title={note ? noteTitle(note) : title}>
      {move && <Box sx={{ color: 'text.primary' }}>{move}</Box>}
      {!note && <span>{`${text}・`}</span>}
      <span>{namedActor(actor, entry.ActorName)}</span>
      {note && <NoteEntry note={note} />}
      {mail && <MailButton mail={mail} />}
      {wish && <Wish {...wish} />}
      {reason && <Reason reason={reason} />}
      {/* A mail is shown beside the reason it was sent for. */}
      {entry.HasChanges && !mail && <ValueChanges userId={userId} activityId={entry.Id} />}
    </TimelineEntry>
  )
}

function Wish({ Days, Note }: NonNullable<Entry['Wish']>) {
  return (
    <Box sx={{ color: 'text.primary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {Days.map((day, index) => `第${index + 1}希望 ${formatJapaneseDate(day)}`).join('\n')}
      {Note && <span>{`\n連絡事項：${Note}`}</span>}
    </Box>
  )
}
