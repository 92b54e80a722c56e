import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { normaliseText } from '../../../shared/facts/normalise'
import { formatSlashedDate } from '../components/formatSlashedDate'
import { useSettled } from '../components/useSettled'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { PeopleNamedDocument, type PeopleNamedQuery } from '../../generated/graphql'
import { fullName } from './PersonName'
import { ofPeople, useSoughtBy } from './useSoughtBy'

type Found = PeopleNamedQuery['listUsersByIdProfileCreatedAt']['items'][number]
type Named = Omit<Found, 'Birthday'> & Partial<Pick<Found, 'Birthday'>>

const NAMELESS = '氏名なし'

type Props = {
  label: string
  first?: Named | null
  error?: string
  autoFocus?: boolean
  onChoose: (id: string | null) => void
}

export function PersonChoice({ label, first = null, error, autoFocus, onChoose }: Props) {
  const soughtBy = useSoughtBy(ofPeople)
  const [typed, setTyped] = useState('')
  const text = useSettled(normaliseText(typed))
  const { data, isFetching } = useApiQuery(
    ['peopleNamed', text],
    PeopleNamedDocument,
    { text },
    { enabled: text !== '', select: ({ listUsersByIdProfileCreatedAt: { items } }) => items },
  )
  return (
    <Autocomplete<Named>
      defaultValue={first}
      options={text === '' ? [] : (data ?? [])}
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText="さがしています"
      noOptionsText={text === '' ? `${soughtBy}でさがせます` : '見つかりませんでした'}
      clearText="消す"
      forcePopupIcon={false}
      sx={{ mt: 1 }}
      getOptionLabel={(person) => fullName(person) ?? NAMELESS}
      getOptionKey={({ Id }) => Id}
      isOptionEqualToValue={(one, other) => one.Id === other.Id}
      onInputChange={(_event, value, reason) => reason !== 'reset' && setTyped(value)}
      onChange={(_event, person) => onChoose(person?.Id ?? null)}
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
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          autoFocus={autoFocus}
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  )
}
