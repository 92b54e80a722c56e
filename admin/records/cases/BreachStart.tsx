import { Box, Button, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useAuthenticated } from 'react-admin'
import { useNavigate } from 'react-router'
import { addDays, japaneseMinute, japaneseMinuteOf } from '../../../shared/facts/dates'
import { breachWords as words } from '../../../shared/words/records/breach'
import { Card, PageTitle } from '../../parts/components/Card'
import { ActFailure } from '../../parts/components/ActFailure'
import { Trail } from '../../parts/components/Trail'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import {
  OpenBreachDocument,
  PreviewBreachDocument,
  StaffDocument,
  type BreachNumbersFragment,
} from '../../generated/graphql'
import { PersonChoice } from '../../parts/people/PersonChoice'
import { BreachNumbers } from './BreachNumbers'
import { useAttempt } from '../../parts/components/useAttempt'

export function BreachStart() {
  useAuthenticated()
  const { clock } = useConsole()
  const [asked, setAsked] = useState(() => ({
    staff: '',
    session: '',
    network: '',
    from: `${addDays(clock.today(), -30)}T00:00`,
    to: japaneseMinuteOf(clock.now()),
  }))
  const [member, setMember] = useState<string | null>(null)
  const [numbers, setNumbers] = useState<BreachNumbersFragment | null>(null)
  const { busy, failure, attempt: during } = useAttempt()
  const call = useCallApi()
  const { data: staff = [] } = useApiQuery(
    ['staff'],
    StaffDocument,
    {},
    { staleTime: 60_000, select: ({ listAdministratorByIdProfileCreatedAt: { items } }) => items },
  )
  const choiceOf = (given: typeof asked) => ({
    AccountId: given.staff || member,
    Session: given.session || null,
    Network: given.network || null,
    From: japaneseMinute(given.from).toISOString(),
    To: japaneseMinute(given.to).toISOString(),
  })
  const count = (given: typeof asked) =>
    during(async () => {
      setNumbers(null)
      const { previewBreach } = await call(PreviewBreachDocument, { choice: choiceOf(given) })
      setNumbers(previewBreach)
    })
  const change = (part: Partial<typeof asked>) => {
    const next = { ...asked, ...part }
    setAsked(next)
    setNumbers(null)
    return next
  }
  const field = (name: Exclude<keyof typeof asked, 'staff'>, hint?: string, type = 'text') => (
    <TextField
      label={words[name]}
      type={type}
      value={asked[name]}
      helperText={hint}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <>
      <PageTitle title={words.title} />
      <Trail here={words.title} mb={1.25} />
      <Typography component="h1" variant="h5">
        {words.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: 960 }}>
        {words.lead}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
        <Card title={words.choose}>
          <Box
            component="form"
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { sm: '1fr 1fr' },
              alignItems: 'start',
              mt: 2,
            }}
            onSubmit={(event) => {
              event.preventDefault()
              void count(asked)
            }}
          >
            {field('from', undefined, 'datetime-local')}
            {field('to', undefined, 'datetime-local')}
            <TextField
              select
              label={words.staff}
              value={asked.staff}
              disabled={member !== null}
              slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
              onChange={({ target }) => change({ staff: target.value })}
            >
              <MenuItem value="">{words.anybody}</MenuItem>
              {staff.map(({ Id, Name }) => (
                <MenuItem key={Id} value={Id}>
                  {Name}
                </MenuItem>
              ))}
            </TextField>
            <Box sx={{ '& .MuiAutocomplete-root': { mt: 0 } }}>
              <PersonChoice
                label={words.member}
                onChoose={(id) => {
                  setMember(id)
                  change({ staff: '' })
                }}
              />
              <Typography variant="body2" color="textSecondary" sx={{ mx: 1.75, mt: 0.5 }}>
                {words.memberHint}
              </Typography>
            </Box>
            {field('session', words.sessionHint)}
            {field('network', words.networkHint)}
            <ActFailure>{failure}</ActFailure>
            <Button type="submit" variant="contained" loading={busy} sx={{ justifySelf: 'start' }}>
              {words.count}
            </Button>
          </Box>
        </Card>
        {numbers && (
          <Card title={words.counted}>
            <BreachNumbers numbers={numbers} onNarrow={(session) => void count(change({ session }))} />
            {numbers.People > 0 && <Open choice={choiceOf(asked)} during={during} busy={busy} />}
          </Card>
        )}
      </Box>
    </>
  )
}

type OpenProps = {
  choice: {
    AccountId: string | null
    Session: string | null
    Network: string | null
    From: string
    To: string
  }
  during: (work: () => Promise<void>) => Promise<unknown>
  busy: boolean
}

function Open({ choice, during, busy }: OpenProps) {
  const today = useConsole().clock.today()
  const call = useCallApi()
  const navigate = useNavigate()
  const [knownOn, setKnownOn] = useState(today)
  const [malicious, setMalicious] = useState(false)
  const open = () =>
    during(async () => {
      const { openBreach } = await call(OpenBreachDocument, {
        input: { Choice: choice, KnownOn: knownOn, Malicious: malicious },
      })
      void navigate(`/cases/${openBreach.Id}/show`)
    })
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 3, justifyItems: 'start' }}>
      <TextField
        label={words.knownOn}
        type="date"
        value={knownOn}
        helperText={words.knownHint}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        onChange={({ target }) => setKnownOn(target.value)}
      />
      <FormControlLabel
        control={<Checkbox checked={malicious} onChange={(_event, checked) => setMalicious(checked)} />}
        label={words.malicious}
      />
      <Button variant="contained" loading={busy} onClick={() => void open()}>
        {words.open}
      </Button>
    </Box>
  )
}
