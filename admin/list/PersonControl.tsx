import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { normaliseText } from '../../shared/normalise'
import { formatSlashedDate } from '../components/formatSlashedDate'
import { useApiQuery } from '../dataProvider/useCallApi'
import { PeopleNamedDocument, type PeopleNamedQuery } from '../generated/graphql'
import { fullName } from '../people/PersonName'

type Named = PeopleNamedQuery['listUsersByIdProfileCreatedAt']['items'][number]

const PAUSE_MS = 250
const NAMELESS = '氏名なし'

/** Finds one person by what is typed, and gives the id. */
export function PersonControl({ onChoose }: { onChoose: (id: string) => void }) {
  const [typed, setTyped] = useState('')
  const text = useSettled(normaliseText(typed))
  const { data, isFetching } = useApiQuery(
    ['peopleNamed', text],
    PeopleNamedDocument,
    { text },
    { enabled: text !== '', select: ({ listUsersByIdProfileCreatedAt: { items } }) => items },
  )
  return (
    <Box sx={{ p: 2, width: 320 }}>
      <Autocomplete<Named>
        options={text === '' ? [] : (data ?? [])}
        filterOptions={(options) => options}
        loading={isFetching}
        loadingText="さがしています"
        noOptionsText={text === '' ? '氏名、フリガナ、電話番号でさがせます' : '見つかりませんでした'}
        forcePopupIcon={false}
        getOptionLabel={(person) => fullName(person) ?? NAMELESS}
        getOptionKey={({ Id }) => Id}
        onInputChange={(_event, value) => setTyped(value)}
        onChange={(_event, person) => person && onChoose(person.Id)}
        renderOption={({ key, ...props }, person) => (
          <li key={key} {...props}>
            <Box>
              {fullName(person) ?? NAMELESS}
              <Typography variant="body2" color="textSecondary">
                {[
                  `${person.LastNameFurigana ?? ''} ${person.FirstNameFurigana ?? ''}`.trim(),
                  person.Birthday && formatSlashedDate(person.Birthday),
                  person.DonorId,
                ]
                  .filter(Boolean)
                  .join('・')}
              </Typography>
            </Box>
          </li>
        )}
        renderInput={(params) => <TextField {...params} autoFocus label="氏名・電話・ドナー番号でさがす" />}
      />
    </Box>
  )
}

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
