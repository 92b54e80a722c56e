import { FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useController } from 'react-hook-form'
import { outOfTurnPlaces, personActions } from '../../../shared/messages/personActions'
import { inviteOutOfTurnSchema } from '../../../shared/validation/personActions'
import { FormField, useYupForm } from '../../components/FormField'
import { RowsSkeleton } from '../../components/PageSkeleton'
import { useConsole } from '../../console/ConsoleContext'
import { useApiQuery } from '../../dataProvider/useCallApi'
import { InviteOutOfTurnDocument, PreferenceSlotsDocument } from '../../generated/graphql'
import { type ActionDialogProps, ActionForm } from '../../actions/ActionForm'

const words = personActions.invite

/** Before those who wait longer: whether there is a place is known before anybody writes a reason. */
export function InviteDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const { data, isPending } = useApiQuery(
    ['placesOfMonth', year, month],
    PreferenceSlotsDocument,
    {},
    { staleTime: 0 },
  )
  const slot = data?.getPreference.find(({ Year, Month }) => Year === year && Month === month)
  const free = slot ? slot.AvailableSlots + slot.AdditionalAvailableSlots - slot.GivenGuidanceCount : 0
  // Where the months could not be read, the server says whether there is a place.
  const isFull = data !== undefined && free <= 0
  const form = useYupForm(inviteOutOfTurnSchema, { UserId: person.id, Reason: '', AddPlace: null })
  const { field } = useController({ control: form.control, name: 'AddPlace' })
  const adds = field.value ?? isFull
  const name = `${year}年${month}月`
  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      onSubmit={(input, run) => run(InviteOutOfTurnDocument, { input: { ...input, AddPlace: adds } })}
      onClose={onClose}
    >
      {isPending ? (
        <RowsSkeleton rows={2} />
      ) : (
        <>
          <FormLabel id="place-of-invitation">使う枠</FormLabel>
          <RadioGroup
            aria-labelledby="place-of-invitation"
            value={adds ? 'add' : 'free'}
            onChange={(_event, value) => field.onChange(value === 'add')}
            sx={{ gap: { xs: 1, sm: 0 } }}
          >
            <FormControlLabel
              value="free"
              disabled={isFull}
              control={<Radio />}
              label={isFull ? outOfTurnPlaces.full(name) : outOfTurnPlaces.free(name, data ? free : null)}
            />
            <FormControlLabel value="add" control={<Radio />} label={outOfTurnPlaces.add(name)} />
          </RadioGroup>
        </>
      )}
      <FormField form={form} name="Reason" label="理由" multiline />
    </ActionForm>
  )
}
