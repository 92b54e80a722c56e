import { Checkbox, FormControlLabel, FormHelperText } from '@mui/material'
import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
  label: string
  hint?: string
}

export function CheckField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, name, label, hint } = props
  const { field, fieldState } = useController({ control: form.control, name })
  const text = fieldState.error?.message ?? hint
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            checked={field.value === true}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
        label={label}
      />
      {text && <FormHelperText error={fieldState.error !== undefined}>{text}</FormHelperText>}
    </div>
  )
}
