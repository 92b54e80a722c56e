import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { formatDocumentDate } from '../../../shared/facts/dates'
import { foundByName as words } from '../../../shared/words/office/reception'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { fieldSentences } from '../../ground/dataProvider/toHttpError'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { FindDonorsDocument, type FindDonorsQuery } from '../../generated/graphql'
import { fullName, fullNameFurigana } from '../../parts/people/PersonName'

type Found = FindDonorsQuery['findDonors']

/** Others can see the screen, so names disappear. */
const MS_SHOWN = 180_000
const MOST = 5

/** For somebody without the card. Nothing is asked before Enter: each person shown is a read. */
export function NameSearch({
  onChoose,
  onClose,
}: {
  onChoose: (number: string) => void
  onClose: () => void
}) {
  const call = useCallApi()
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSearching, setSearching] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!found) return
    const timer = setTimeout(() => close(), MS_SHOWN)
    return () => clearTimeout(timer)
  }, [found])

  async function search(event: FormEvent) {
    event.preventDefault()
    if (isSearching) return
    setSearching(true)
    setFound(null)
    setFailure(null)
    try {
      setFound((await call(FindDonorsDocument, { text })).findDonors)
    } catch (error) {
      setFailure(fieldSentences(error).Text ?? failureMessage(error))
    }
    setSearching(false)
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="name-search">
      <DialogTitle id="name-search">{words.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 280 }}>
        <Box component="form" onSubmit={search} sx={{ display: 'flex', gap: 1, alignItems: 'start', pt: 1 }}>
          <TextField
            autoFocus
            fullWidth
            label={words.field}
            helperText={words.example}
            error={failure !== null}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 100, enterKeyHint: 'search' } }}
          />
          <Button type="submit" variant="contained" loading={isSearching} sx={{ whiteSpace: 'nowrap' }}>
            {words.search}
          </Button>
        </Box>
        {failure && (
          <Alert severity="error" role="alert">
            {failure}
          </Alert>
        )}
        <Box role="status">
          {found && <span>{found.length === 0 ? words.nobody : words.choose}</span>}
          {found?.length === MOST && <span>{words.most}</span>}
        </Box>
        {found && found.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {found.map((donor) => (
              <li key={donor.UserId}>
                <Button
                  fullWidth
                  variant="outlined"
                  color="inherit"
                  onClick={() => onChoose(donor.DonorId)}
                  sx={{
                    justifyContent: 'start',
                    textAlign: 'left',
                    columnGap: 2,
                    flexWrap: 'wrap',
                    height: 'auto',
                    py: 1,
                    fontWeight: 400,
                  }}
                >
                  <b>{fullName(donor)}</b>
                  <span>{fullNameFurigana(donor)}</span>
                  {donor.Birthday && <span>{formatDocumentDate(donor.Birthday)}生まれ</span>}
                  <span>{donor.DonorId}</span>
                </Button>
              </li>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>閉じる</Button>
      </DialogActions>
    </Dialog>
  )
}
