import { Box } from '@mui/material'
import { formatJapaneseDate, formatListDateTime } from '../../../../shared/facts/dates'
import { noteTitle, personNoteLabels as labels } from '../../../../shared/words/records/conversationLabels'
import { actorWords } from '../../../../shared/words/records/activityLabels'
import {
  NOTE_TEXT_GONE,
  NOTE_TEXT_HIDDEN,
  NOTE_WITHOUT_TEXT,
} from '../../../../shared/words/office/conversation'
import { StateChip } from '../../../parts/components/StateChip'
import type { PersonNoteFieldsFragment } from '../../../generated/graphql'

/** A member of staff, or the person whose mail it is. */
export const noteAuthor = ({ AuthorId, AuthorName }: PersonNoteFieldsFragment) =>
  AuthorId === null ? actorWords.self : (AuthorName ?? actorWords.formerStaff)

export function NoteText({ note }: { note: PersonNoteFieldsFragment }) {
  const { Text, DeletedAt, AgainOn, Earlier, TouchesHealth } = note
  if (DeletedAt) return <Box sx={{ color: 'text.secondary' }}>{NOTE_TEXT_GONE}</Box>
  return (
    <>
      <Words text={Text} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, '&:empty': { display: 'none' } }}>
        {AgainOn && <StateChip tone="yolk">{`${labels.AgainOn}：${formatJapaneseDate(AgainOn)}`}</StateChip>}
        {TouchesHealth && Text !== null && <StateChip tone="plum">{labels.TouchesHealth}</StateChip>}
      </Box>
      {Earlier.length > 0 && (
        <Box component="details" sx={{ mt: 0.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {`${formatListDateTime(new Date(note.UpdatedAt))}に直しました（前の内容${Earlier.length}件）`}
          </Box>
          {Earlier.map((earlier) => (
            <Box
              key={earlier.Version}
              sx={{ pl: 1.5, mt: 0.75, borderLeft: '2px solid', borderColor: 'divider' }}
            >
              {`${formatListDateTime(new Date(earlier.CreatedAt))}・${noteTitle(earlier)}`}
              {earlier.AgainOn && (
                <span>{`・${labels.AgainOn}：${formatJapaneseDate(earlier.AgainOn)}`}</span>
              )}
              <Words text={earlier.Text} />
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}

function Words({ text }: { text: string | null }) {
  return (
    <Box
      sx={{
        color: text ? 'text.primary' : 'text.secondary',
        fontSize: 15,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {text === null ? NOTE_TEXT_HIDDEN : text || NOTE_WITHOUT_TEXT}
    </Box>
  )
}
