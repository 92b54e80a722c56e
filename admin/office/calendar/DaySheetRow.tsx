import { Box, Button, TextField } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ageOn, formatJapaneseTime, japaneseDateOf } from '../../../shared/facts/dates'
import {
  consentLabels,
  identityDocumentLabels,
  identityDocuments,
} from '../../../shared/words/labels/guidanceLabels'
import { foldKit, formatTel } from '../../../shared/facts/normalise'
import { StateChip } from '../../parts/components/StateChip'
import { Quiet } from '../../parts/components/Shown'
import { UserStateChip } from '../../parts/components/UserStateChip'
import type { DaySheetFragment, DayVisitFragment } from '../../generated/graphql'
import { RowPersonName } from '../../parts/people/PersonName'
import { Attendance } from './Attendance'
import { KitField } from './KitField'
import { MoveHandle } from './move/MoveHandle'
import { nameOf, ToAsk } from './ToAsk'
import { VersionField, type DayConsentState } from './DayConsent'
import { forPaper } from '../../parts/components/paper'
import { holderOf, isOpen, visitsOf } from './visitStanding'
import type { DaySheetState } from './useDaySheet'
import { focusNextCheckIn, focusNextKit } from './useDaySheetKeys'

export type DayView = {
  sheet: DaySheetFragment
  state: DaySheetState
  consent: DayConsentState
  now: Date
  mayRecord: boolean
  mayCheckIn: boolean
  /** Whether the reader asks or clears the points of a visit. */
  mayAsk: boolean
  readsTel: boolean
}

type Props = { visit: DayVisitFragment; view: DayView; hour: ReactNode }

export function DaySheetRow({ visit, view, hour }: Props) {
  const refusal = view.state.refused[visit.Id]
  return (
    <tr data-visit={visit.Id}>
      {hour}
      <td data-person>
        <Person visit={visit} day={view.sheet.Day} />
      </td>
      <td data-label="来所">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <CheckIn visit={visit} view={view} />
          {mayMove(visit, view.now) && (
            <MoveHandle moved={{ kind: 'booking', person: visit.User, at: visit.StartAt }} label="移す" />
          )}
        </Box>
      </td>
      <td data-label="参加・欠席">
        <AttendanceCell visit={visit} view={view} />
      </td>
      <td data-label="キット番号">
        <Kit visit={visit} view={view} />
        {refusal && (
          <Box role="alert" sx={{ color: 'error.main', fontSize: 12.5, mt: 0.25, textWrap: 'pretty' }}>
            {refusal}
          </Box>
        )}
      </td>
      <td data-label="うかがうこと">
        <ToAsk visit={visit} />
      </td>
      {view.readsTel && (
        <td data-label="電話">
          <Box component="a" href={`tel:${visit.User.Tel}`} sx={{ color: 'inherit', whiteSpace: 'nowrap' }}>
            {formatTel(visit.User.Tel ?? '')}
          </Box>
        </td>
      )}
    </tr>
  )
}

const mayMove = ({ Status, CheckedInAt, StartAt, User }: DayVisitFragment, now: Date) =>
  Status === 'Reserved' && CheckedInAt === null && new Date(StartAt) > now && !User.DeleteStatus

function Person({ visit: { User, Status }, day }: { visit: DayVisitFragment; day: string }) {
  const isStopped = User.SuspensionStatus1 || User.SuspensionStatus2
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25 }}>
      <RowPersonName person={User} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <Box component="small" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {User.Birthday && `${ageOn(User.Birthday, day)}歳`}
        </Box>
        {(Status !== 'Reserved' || isStopped) && (
          <Box component="span" sx={forPaper.hidden}>
            <UserStateChip profile={User} />
          </Box>
        )}
      </Box>
    </Box>
  )
}

function CheckIn({ visit, view: { state, sheet, now, mayCheckIn } }: Omit<Props, 'hour'>) {
  const { Id, Status, CheckedInAt } = visit
  if (CheckedInAt)
    return (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formatJapaneseTime(new Date(CheckedInAt))}
        {mayCheckIn && Status === 'Reserved' && sheet.Day === japaneseDateOf(now) && (
          <Small
            label={`${nameOf(visit)}の来所を取り消す`}
            disabled={state.busy.includes(Id)}
            onClick={() => void state.undoCheckIn(Id)}
          />
        )}
      </Box>
    )
  if (Status === 'NoShow') return <StateChip tone="coral">来所なし</StateChip>
  if (mayMove(visit, now) && sheet.Day !== japaneseDateOf(now)) return null
  if (Status !== 'Reserved' || !mayCheckIn || sheet.Day !== japaneseDateOf(now) || visit.User.DeleteStatus)
    return '—'
  return (
    <Button
      size="small"
      variant="outlined"
      data-check-in
      aria-label={`${nameOf(visit)}の来所`}
      loading={state.busy.includes(Id)}
      onClick={(event) => {
        // After the keyboard, focus the next person's button: one key per person is enough.
        if (event.detail === 0) focusNextCheckIn(event.currentTarget)
        void state.checkIn(Id)
      }}
      sx={{ minWidth: 56, ...forPaper.hidden }}
    >
      来所
    </Button>
  )
}

function Small({ label, ...button }: { label: string; disabled: boolean; onClick: () => void }) {
  return (
    <Button {...button} size="small" aria-label={label} sx={{ ...SMALL, ...forPaper.hidden }}>
      取り消す
    </Button>
  )
}

const SMALL = { minWidth: 0, px: 0.75, ml: 0.5, fontSize: 12, fontWeight: 400, height: { xs: 44, md: 28 } }

function AttendanceCell({ visit, view: { state, now, mayRecord } }: Omit<Props, 'hour'>) {
  const { Id, Status, UndoUntil, StartAt } = visit
  if (Status === 'Reserved')
    return mayRecord && !visit.User.DeleteStatus ? (
      <Attendance
        name={nameOf(visit)}
        value={state.draft.visits[Id]?.attended ?? null}
        mayAttend={isOpen(visit, japaneseDateOf(now))}
        mayMiss={new Date(StartAt) <= now}
        onChoose={(attended) => state.setVisit(Id, { attended })}
      />
    ) : (
      '—'
    )
  const canUndo = mayRecord && UndoUntil !== null && new Date(UndoUntil) > now
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <StateChip tone={Status === 'Attended' ? 'leaf' : 'coral'}>
        {Status === 'Attended' ? '参加' : '欠席'}
      </StateChip>
      {canUndo && (
        <Small
          label={`${nameOf(visit)}の${Status === 'Attended' ? '参加' : '欠席'}の記録を取り消す`}
          disabled={state.busy.includes(Id)}
          onClick={() => void state.undoAttendance(visit)}
        />
      )}
    </Box>
  )
}

function Kit({ visit, view: { state, sheet, consent, now, mayRecord } }: Omit<Props, 'hour'>) {
  const { Id, Status, KitNumber, ConsentVersion } = visit
  const [isOwnVersion, setOwnVersion] = useState(false)
  const { attended, kit = '', version, identity } = state.draft.visits[Id] ?? {}
  if (Status === 'Attended')
    return (
      <>
        <Box component="span" sx={{ fontFamily: 'monospace' }}>
          {KitNumber}
        </Box>
        <Box component="small" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
          {ConsentVersion}
        </Box>
      </>
    )
  if (Status === 'NoShow' || (Status === 'Reserved' && attended === false))
    return <Quiet>渡していません</Quiet>
  if (!mayRecord) return '—'
  const open = isOpen(visit, japaneseDateOf(now))
  const visits = visitsOf(sheet)
  const holder = open ? holderOf(foldKit(kit), visit, { visits, draft: state.draft }) : null
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25 }}>
      <KitField
        id={Id}
        label={`${nameOf(visit)}のキット番号`}
        value={kit}
        disabled={!open}
        problem={holder && `${nameOf(holder)}と同じ番号です`}
        onType={(typed) => state.setVisit(Id, { kit: typed, ...(typed.trim() ? { attended: true } : {}) })}
        onScanned={(input, scanned) => {
          const draft = {
            ...state.draft,
            visits: { ...state.draft.visits, [Id]: { attended: true, kit: scanned } },
          }
          if (holderOf(scanned, visit, { visits, draft })) return input.select()
          // The button that records is found only after this visit counts.
          flushSync(() => state.setVisit(Id, { kit: scanned, attended: true }))
          focusNextKit(input)
        }}
      />
      {open && attended && !isOwnVersion && version === undefined && (
        <Button
          size="small"
          onClick={() => setOwnVersion(true)}
          aria-label={`${nameOf(visit)}は別の版で同意`}
          sx={{ ...SMALL, ml: 0, ...forPaper.hidden }}
        >
          別の版で同意
        </Button>
      )}
      {open && attended && (isOwnVersion || version !== undefined) && (
        <VersionField
          label={`${nameOf(visit)}の同意説明書の版`}
          value={version ?? consent.version}
          documents={consent.documents}
          onChoose={(own) => state.setVisit(Id, { version: own })}
          width={150}
        />
      )}
      {open && attended && (
        <TextField
          select
          size="small"
          value={identity ?? ''}
          onChange={({ target }) =>
            state.setVisit(Id, { identity: identityDocuments.find((each) => each === target.value) })
          }
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-label': `${nameOf(visit)}の${consentLabels.IdentityDocument.admin}（任意）` },
            input: {
              sx: { height: { xs: 44, md: 34 }, '& select': { fontSize: { xs: 16, md: 13 } } },
            },
          }}
          sx={{ width: 190, maxWidth: 1, ...forPaper.hidden }}
        >
          <option value="">{`${consentLabels.IdentityDocument.admin}（任意）`}</option>
          {identityDocuments.map((each) => (
            <option key={each} value={each}>
              {identityDocumentLabels[each]}
            </option>
          ))}
        </TextField>
      )}
    </Box>
  )
}
