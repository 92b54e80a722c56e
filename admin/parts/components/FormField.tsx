import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import { Box, IconButton, InputAdornment, TextField, type TextFieldProps, Button } from '@mui/material'
import { yupResolver } from '@hookform/resolvers/yup'
import { useState, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { InferType, ObjectSchema } from 'yup'
import { object } from '../../../shared/forms/yup'
import { CHANGED_MEANWHILE } from '../../../shared/words/program/systemMessages'

/** What a form begins with was changed since, by a colleague for instance: says so, and begins anew. */
type Meanwhile = { says: string; readAgain: () => void }

/** `FormDialog` takes no other: whoever makes a form of a row says what became of the row meanwhile. */
export type RowForm<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output> & {
  meanwhile: Meanwhile | null
}

/**
 * A form checked by the schema that the server uses too. The values that it begins with are those of a row as the page
 * has it now: once they differ, `FormDialog` tells it. What is saved with the version that was read has it among them.
 */
export function useYupForm<Schema extends ObjectSchema<FieldValues>>(
  schema: Schema,
  defaultValues: DefaultValues<InferType<Schema>>,
  context: { email?: string } = {},
): RowForm<InferType<Schema>, InferType<Schema>> {
  const form: UseFormReturn<InferType<Schema>, unknown, InferType<Schema>> = useForm({
    resolver: yupResolver(schema, { context }),
    defaultValues,
  })
  const [read, setRead] = useState(defaultValues)
  const readAgain = () => {
    setRead(defaultValues)
    form.reset(defaultValues)
  }
  return withMeanwhile(
    form,
    JSON.stringify(defaultValues) === JSON.stringify(read) ? null : { says: CHANGED_MEANWHILE, readAgain },
  )
}

/** Of a dialog in which nothing is filled in. */
export const useConfirmForm = () => useYupForm(nothing, {})

const nothing = object({})

/** The form stays the same object: effects may depend on it. */
export const withMeanwhile = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  meanwhile: Meanwhile | null,
): RowForm<Values, Output> => Object.assign(form, { meanwhile })

type Props<Values extends FieldValues, Output> = Pick<
  TextFieldProps,
  'type' | 'autoComplete' | 'autoFocus' | 'select' | 'multiline' | 'children'
> & {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
  label: string
  hint?: string
  inputMode?: 'numeric' | 'email'
  min?: string
  max?: string
  /** A native select: long lists can be searched by typing. */
  options?: Readonly<Record<string, string>>
}

export function FormField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, name, hint, inputMode, min, max, options, ...field } = props
  const [shown, setShown] = useState(false)
  const isPassword = field.type === 'password'
  const { error } = form.getFieldState(name, form.formState)
  const { ref, ...registered } = form.register(name)
  return (
    <TextField
      {...field}
      {...registered}
      type={isPassword && shown ? 'text' : field.type}
      inputRef={ref}
      fullWidth
      margin="dense"
      // Keeps the label away from the previous field's hint.
      sx={{ mt: 1.5 }}
      minRows={field.multiline ? 2 : undefined}
      defaultValue={field.select ? form.getValues(name) : undefined}
      error={error !== undefined}
      helperText={<Help error={error?.message} hint={hint} />}
      select={field.select || options !== undefined}
      slotProps={{
        htmlInput: { inputMode, min, max },
        inputLabel: { shrink: true },
        select: options && { native: true },
        input: isPassword
          ? { endAdornment: <ShowPassword shown={shown} onToggle={() => setShown(!shown)} /> }
          : undefined,
      }}
    >
      {options ? <Options options={options} /> : field.children}
    </TextField>
  )
}

function ShowPassword({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const name = shown ? 'パスワードを隠す' : 'パスワードを表示'
  return (
    <InputAdornment position="end">
      <IconButton aria-label={name} title={name} edge="end" onClick={onToggle}>
        {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  )
}

/** Reserves one line for an error. */
function Help({ error, hint }: { error: string | undefined; hint: string | undefined }) {
  if (!error || !hint) return error ?? hint ?? ' '
  return (
    <>
      {error}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {hint}
      </Box>
    </>
  )
}

function Options({ options }: { options: Readonly<Record<string, string>> }) {
  return (
    <>
      <option value="" disabled>
        選んでください
      </option>
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </>
  )
}

type SubmitButtonProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  children: ReactNode
}

export function SubmitButton<Values extends FieldValues, Output>({
  form,
  children,
}: SubmitButtonProps<Values, Output>) {
  return (
    <Button
      type="submit"
      variant="contained"
      fullWidth
      loading={form.formState.isSubmitting}
      sx={{ mt: 1, height: 44 }}
    >
      {children}
    </Button>
  )
}
