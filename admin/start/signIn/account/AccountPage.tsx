import { Box, Button, TableCell, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatListDateTime } from '../../../../shared/facts/dates'
import {
  administratorLabels as labels,
  rolesLabel,
  securityEventLabels,
} from '../../../../shared/words/labels/consoleLabels'
import { DUTY_WORK } from '../../../ground/words/duties'
import { staffAccount as texts } from '../../../ground/words/staffAccount'
import { Card, EmailText, Facts, PageTitle } from '../../../parts/components/Card'
import { failureMessage, ReadFailure, RowsSkeleton } from '../../../parts/components/LoadingOrFailure'
import { PlainTable } from '../../../parts/components/PlainTable'
import { StateChip } from '../../../parts/components/StateChip'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import { OwnAccountDocument, type OwnAccountQuery } from '../../../generated/graphql'
import {
  ChangePasswordDialog,
  RemoveTotpDialog,
  SetUpTotpDialog,
  SignOutEverywhereDialog,
} from './AccountDialogs'
import { LockCard } from '../lock/LockCard'
import { PasskeyCard } from './PasskeyCard'
import { SessionsCard } from './SessionsCard'
import { createOwnPoolAccount, type OwnPoolAccount } from './ownPoolAccount'

type Asked = 'password' | 'totp' | 'removeTotp' | 'everywhere'

export function AccountPage() {
  const account = useApiQuery(['ownAccount'], OwnAccountDocument, {})
  const { session } = useConsole()
  const [pool] = useState(() => createOwnPoolAccount(session))
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const own = account.data?.getAdministrator
  return (
    <>
      <PageTitle title={texts.title} />
      <Typography component="h1" variant="h5" sx={{ mb: 2 }}>
        {texts.title}
      </Typography>
      {account.isPending && <RowsSkeleton rows={4} />}
      {account.error && <ReadFailure error={account.error} onRetry={account.refetch} />}
      {own && account.data && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 800 }}>
          <Card title={texts.profile.title}>
            <Facts
              facts={[
                { label: labels.Name.admin, value: own.Name },
                { label: labels.Email.admin, value: <EmailText email={own.Email} /> },
                { label: labels.Role.admin, value: rolesLabel(own.Roles) },
              ]}
            />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1.25 }}>
              {texts.profile.hint}
              <Box component={Link} to="/duties" sx={{ ml: 1, color: 'primary.main' }}>
                {DUTY_WORK}
              </Box>
            </Typography>
          </Card>
          <Card title={texts.password.title}>
            <Button variant="outlined" onClick={() => setAsked('password')}>
              {texts.password.change}
            </Button>
          </Card>
          <LockCard />
          <TotpCard pool={pool} isRequired={own.TotpRequired === true} onAsk={setAsked} />
          <PasskeyCard pool={pool} />
          <SessionsCard />
          <EventsCard events={account.data.listOwnAccountEvents} onSignOut={() => setAsked('everywhere')} />
          {asked === 'password' && <ChangePasswordDialog pool={pool} email={own.Email} onClose={close} />}
          {asked === 'totp' && <SetUpTotpDialog pool={pool} email={own.Email} onClose={close} />}
          {asked === 'removeTotp' && <RemoveTotpDialog pool={pool} onClose={close} />}
          {asked === 'everywhere' && <SignOutEverywhereDialog pool={pool} onClose={close} />}
        </Box>
      )}
    </>
  )
}

type TotpCardProps = { pool: OwnPoolAccount; isRequired: boolean; onAsk: (asked: Asked) => void }

function TotpCard({ pool, isRequired, onAsk }: TotpCardProps) {
  const { data: has, error } = useQuery({ queryKey: ['ownTotp'], queryFn: () => pool.hasTotp() })
  return (
    <Card title={texts.totp.title}>
      <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start' }}>
        {has !== undefined && (
          <StateChip tone={has ? 'leaf' : 'quiet'}>{has ? texts.totp.on : texts.totp.off}</StateChip>
        )}
        <Typography>{texts.totp.lead}</Typography>
        {error && <Typography color="error">{failureMessage(error)}</Typography>}
        {has !== undefined && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={() => onAsk('totp')}>
              {has ? texts.totp.replace : texts.totp.setUp}
            </Button>
            {has && !isRequired && (
              <Button color="error" onClick={() => onAsk('removeTotp')}>
                {texts.totp.remove}
              </Button>
            )}
          </Box>
        )}
        {has && isRequired && (
          <Typography variant="body2" color="textSecondary">
            {texts.totp.required}
          </Typography>
        )}
      </Box>
    </Card>
  )
}

type EventsCardProps = { events: OwnAccountQuery['listOwnAccountEvents']; onSignOut: () => void }

function EventsCard({ events, onSignOut }: EventsCardProps) {
  const { time, kind, count, network } = texts.events
  return (
    <Card title={texts.events.title}>
      <Typography sx={{ mb: 1 }}>{texts.events.lead}</Typography>
      {events.length === 0 ? (
        <Typography color="textSecondary">{texts.events.none}</Typography>
      ) : (
        <PlainTable label={texts.events.title} headings={[time, kind, count, network]}>
          {events.map((event) => (
            <TableRow key={event.Id}>
              <TableCell>{formatListDateTime(new Date(event.Time))}</TableCell>
              <TableCell>{securityEventLabels[event.Kind]}</TableCell>
              <TableCell>{event.Count}回</TableCell>
              <TableCell>{event.Network}</TableCell>
            </TableRow>
          ))}
        </PlainTable>
      )}
      <Button variant="outlined" color="error" onClick={onSignOut} sx={{ mt: 2 }}>
        {texts.everywhere.label}
      </Button>
    </Card>
  )
}
