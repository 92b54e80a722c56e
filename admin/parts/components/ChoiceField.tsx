import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Checkbox,
} from '@mui/material'
import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
  label: string
  options: Readonly<Record<string, string>>
}

export function ChoiceField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, name, label, options } = props
  const { field, fieldState } = useController({ control: form.control, name })
  const { error } = fieldState
  return (
    <FormControl error={error !== undefined} component="fieldset" sx={{ mb: 0 }}>
      <FormLabel component="legend" sx={{ fontSize: 13 }}>
        {label}
      </FormLabel>
      <RadioGroup row value={field.value ?? ''} onChange={field.onChange} onBlur={field.onBlur} name={name}>
        {Object.entries(options).map(([value, text], index) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }} />}
            label={text}
          />
        ))}
      </RadioGroup>
      <FormHelperText sx={{ mt: -0.75 }}>{error?.message ?? ' '}</FormHelperText>
    </FormControl>
  )
}

type CheckFieldProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
  label: string
  hint?: string
}

export function CheckField<Values extends FieldValues, Output>(props: CheckFieldProps<Values, Output>) {
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
