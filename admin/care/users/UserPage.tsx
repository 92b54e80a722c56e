import { Box, Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { ShowBase, useShowContext } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import { useMayCall } from '../../ground/auth/useDuties'
import { PageTitle } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import { Trail } from '../../parts/components/Trail'
import { PaperStyles } from '../../parts/components/PaperStyles'
import { PrintedBy } from '../../parts/components/PrintedBy'
import { PageSkeleton, ReadFailure, RefreshFailure, takesAway } from '../../parts/components/LoadingOrFailure'
import { fullName, namelessTitle } from '../../parts/people/PersonName'
import { readDraft } from '../../ground/auth/drafts'
import { draftName } from './conversation/draftName'
import { PersonHeader } from './PersonHeader'
import { PersonTabs } from './PersonTabs'
import { useLetters } from '../../parts/shortcuts/useLetters'
import { WITH_TALK } from './userQueries'
import type { PersonRecord } from '../../parts/people/personRecord'

const NoteComposer = lazyOf(() => import('./conversation/NoteComposer'), 'NoteComposer')

const OpenedFor = lazyOf(() => import('./OpenedFor'), 'OpenedFor')

export function UserPage() {
  const mayTalk = useMayCall()('listConversation')
  const [search] = useSearchParams()
  // Another tab first: the conversation comes when it is opened.
  const [isFirst] = useState(() => !search.has('tab'))
  return (
    <ShowBase
      queryOptions={{ onError: stayHere, meta: mayTalk && isFirst ? WITH_TALK : undefined }}
      disableAuthentication={false}
    >
      <Person />
    </ShowBase>
  )
}

/** Shows an unknown person's error on the page; react-admin would go back to the list. */
const stayHere = () => undefined

function Person() {
  const { record, error, isPending, refetch } = useShowContext<PersonRecord>()
  if (takesAway(error, record?.Profile))
    return (
      <ReadFailure title="会員を表示できませんでした" error={error} onRetry={refetch}>
        <Button component={Link} to="/users">
          会員の一覧へ
        </Button>
      </ReadFailure>
    )
  if (isPending || !record?.Profile) return <PageSkeleton />
  return (
    <>
      {error && <RefreshFailure onRetry={refetch} />}
      <PersonShown key={record.id} person={record} />
    </>
  )
}

const factsOnPaper = {
  '@media print': {
    '& .MuiButton-root, & .MuiIconButton-root, & .MuiTabs-root': { display: 'none !important' },
  },
}

function PersonShown({ person }: { person: PersonRecord }) {
  const name = fullName(person.Profile) ?? namelessTitle(person.Profile)
  const mayNote = useMayCall()('createPersonNote') && !person.Profile.DeleteStatus
  const [asked, setNoting] = useState(() => readDraft(draftName(person.id)) !== null)
  const isNoting = asked && mayNote
  const note = mayNote ? () => setNoting(true) : null
  useLetters({ n: () => isNoting || note?.() })
  return (
    <Box component="article" sx={factsOnPaper}>
      <PageTitle title={name} />
      <PaperStyles side="portrait" />
      <PrintedBy holds="個人情報" />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 2,
          mb: 1.25,
        }}
      >
        <Trail here={name} />
        <Suspense fallback={null}>
          <OpenedFor userId={person.id} />
        </Suspense>
      </Box>
      <PersonHeader person={person} name={name} onNote={note} />
      {isNoting && (
        <Suspense fallback={null}>
          <NoteComposer person={person} onClose={() => setNoting(false)} />
        </Suspense>
      )}
      <PersonTabs person={person} />
    </Box>
  )
}
