import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import { useRef, useState, type SubmitEvent } from 'react'
import {
  chosenPurposeLabels,
  isChosenPurpose,
  purposeWords as words,
  type ChosenPurpose,
} from '../../ground/words/purposes'
import { isEmergencyReason, PURPOSE_NOTE_MAX } from '../../../shared/rules/records/reads'
import { classReaders, emergencyReaders, openedPurposes } from '../../../shared/rules/records/access/classes'
import { useHoldsOneOf } from '../../ground/auth/useHoldsOneOf'
import { givePurpose, LISTS, purposeFor, type Subject } from '../../ground/purpose/purposes'

type Props = {
  /** Null for a file. */
  subject: Subject
  /** Only an emergency shows data that the caller's duties do not cover. */
  onlyEmergency?: boolean
  onClose?: () => void
}

/** Who reads health chooses any purpose; others those that open one person's record for them. */
function useOffered({ subject, onlyEmergency }: Props) {
  const judges = useHoldsOneOf(['Physician'])
  const looksAfter = useHoldsOneOf(emergencyReaders)
  const readsAll = useHoldsOneOf([...classReaders.Health, ...classReaders.Flora])
  return (name: ChosenPurpose) => {
    if (name === 'emergency') return subject !== null && subject !== LISTS && (judges || looksAfter)
    if (onlyEmergency) return false
    return name === 'judgement' ? judges : readsAll || openedPurposes.includes(name)
  }
}

/** Asks why a record is opened. The waiting call goes on with the answer, and ends without one. */
export function PurposeDialog(props: Props) {
  const { subject, onlyEmergency, onClose } = props
  const before = subject === null ? null : purposeFor(subject)
  const isOffered = useOffered(props)
  const preset = isOffered('judgement') ? 'judgement' : 'inquiry'
  const [name, setName] = useState<ChosenPurpose>(
    onlyEmergency ? 'emergency' : before && isChosenPurpose(before.name) ? before.name : preset,
  )
  const [note, setNote] = useState(before?.note ?? '')
  const [isNoteMissing, setNoteMissing] = useState(false)
  const isEmergency = name === 'emergency'
  const noteField = useRef<HTMLTextAreaElement>(null)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isEmergency && !isEmergencyReason(note)) {
      noteField.current?.focus()
      return setNoteMissing(true)
    }
    givePurpose(subject, { name, note: isEmergency ? note.trim() : null })
    onClose?.()
  }
  const leave = () => {
    givePurpose(subject, null)
    onClose?.()
  }

  return (
    <Dialog open onClose={leave} fullWidth maxWidth="xs" aria-labelledby="purpose-title">
      <form noValidate onSubmit={submit}>
        <DialogTitle id="purpose-title">{titleOf(props)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {!onlyEmergency && (
            <RadioGroup
              aria-labelledby="purpose-title"
              value={name}
              onChange={({ target }) => isChosenPurpose(target.value) && setName(target.value)}
            >
              {Object.entries(chosenPurposeLabels)
                .filter(([choice]) => isChosenPurpose(choice) && isOffered(choice))
                .map(([choice, label]) => (
                  <FormControlLabel
                    key={choice}
                    value={choice}
                    control={<Radio autoFocus={choice === name} />}
                    label={label}
                  />
                ))}
            </RadioGroup>
          )}
          {isEmergency && (
            <>
              <Alert severity="error" role="alert">
                {words.emergency}
              </Alert>
              <TextField
                label={words.note}
                value={note}
                onChange={({ target }) => setNote(target.value)}
                multiline
                minRows={2}
                autoFocus={onlyEmergency}
                inputRef={noteField}
                error={isNoteMissing && !isEmergencyReason(note)}
                helperText={isNoteMissing && !isEmergencyReason(note) ? words.noteMissing : ' '}
                slotProps={{ htmlInput: { maxLength: PURPOSE_NOTE_MAX }, inputLabel: { shrink: true } }}
              />
            </>
          )}
          {!isEmergency && (
            <Typography variant="body2" color="textSecondary">
              {words.kept}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>やめる</Button>
          <Button type="submit" variant="contained" color={isEmergency ? 'error' : 'primary'}>
            {subject === null ? words.export : words.open}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const titleOf = ({ subject, onlyEmergency }: Props) =>
  subject === null
    ? words.titleOfFile
    : subject === LISTS
      ? words.titleOfLists
      : onlyEmergency
        ? words.titleOfEmergency
        : words.title
