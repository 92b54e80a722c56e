import { Box, TableCell, TableRow } from '@mui/material'
import { formatListDateTime } from '../../../../shared/facts/dates'
import { mailDeliveryLabels as labels, mailStateLabels } from '../../../../shared/words/labels/consoleLabels'
import { actorWords } from '../../../../shared/words/records/activityLabels'
import { personActions } from '../../../../shared/words/office/personActions'
import type { MailState } from '../../../../shared/generated/schema'
import type { RunAction } from '../../../parts/actions/ActionForm'
import { DialogButton } from '../../../parts/actions/DialogButton'
import { AdministratorName } from '../../../records/activity/ActorName'
import { Card } from '../../../parts/components/Card'
import { lazyOf } from '../../../parts/components/lazyOf'
import { lastRead, NotRead } from '../../../parts/components/LoadingOrFailure'
import { MoreButton } from '../../../parts/components/MoreButton'
import { ACTION_HEADING, PlainTable } from '../../../parts/components/PlainTable'
import { StateChip } from '../../../parts/components/StateChip'
import { useApiPages } from '../../../ground/dataProvider/useCallApi'
import { PersonMailsDocument, ResendMailDocument, type PersonMailsQuery } from '../../../generated/graphql'
import type { Tone } from '../../../ground/theme/tones'
import { MailButton } from '../conversation/MailButton'
import type { PersonRecord } from '../../../parts/people/personRecord'

const ConfirmDialog = lazyOf(() => import('../actions/ReasonDialog'), 'ConfirmDialog')

const tones = { Waiting: 'yolk', Sent: 'leaf', Failed: 'error', Cancelled: 'quiet' } satisfies Record<
  MailState,
  Tone
>

export function MailsTab({ person }: { person: PersonRecord }) {
  const query = useApiPages({
    queryKey: ['personMails', person.id],
    document: PersonMailsDocument,
    variablesOf: (nextToken) => ({ id: person.id, nextToken }),
    listOf: ({ listMails }) => listMails,
  })
  const mails = lastRead(query)
  if (!mails) return <NotRead of={query} rows={6} />
  return (
    <Card title="メール">
      {mails.length === 0 ? (
        <span>送ったメールはまだありません。</span>
      ) : (
        <PlainTable
          label="メール"
          headings={['日時', labels.Label.admin, labels.State.admin, labels.LastError.admin, ACTION_HEADING]}
        >
          {mails.map((mail) => (
            <MailRow key={mail.Id} person={person} mail={mail} />
          ))}
        </PlainTable>
      )}
      <MoreButton {...query} />
    </Card>
  )
}

type Mail = PersonMailsQuery['listMails']['items'][number]

function MailRow({ person, mail }: { person: PersonRecord; mail: Mail }) {
  return (
    <TableRow>
      <TableCell>{formatListDateTime(new Date(mail.SentAt ?? mail.CreatedAt))}</TableCell>
      <TableCell>
        {mail.Label}
        {mail.ActorId && (
          <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
            <AdministratorName id={mail.ActorId} unknown={actorWords.formerStaff} />
          </Box>
        )}
      </TableCell>
      <TableCell>
        <StateChip tone={tones[mail.State]}>{mailStateLabels[mail.State]}</StateChip>
      </TableCell>
      <TableCell>{mail.LastError ?? '—'}</TableCell>
      <TableCell>
        <MailButton mail={mail} />
        {mail.Resendable && (
          <DialogButton
            operation="resendMail"
            label={personActions.resendMail.label}
            size="small"
            aria-label={`${mail.Label}を${personActions.resendMail.label}`}
            Dialog={ConfirmDialog}
            about={{
              person,
              words: personActions.resendMail,
              onConfirm: (run: RunAction) => run(ResendMailDocument, { input: { MailId: mail.Id } }),
            }}
          />
        )}
      </TableCell>
    </TableRow>
  )
}
