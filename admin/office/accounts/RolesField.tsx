import { Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel, Typography } from '@mui/material'
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { allRoles, inOrder } from '../../../shared/rules/records/access/roles'
import { administratorLabels as labels, roleLabels } from '../../../shared/words/labels/consoleLabels'
import { roleMeanings } from '../../ground/words/duties'
import type { Role } from '../../../shared/generated/schema'

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  name: FieldPath<Values>
}

export function RolesField<Values extends FieldValues, Output>({ form, name }: Props<Values, Output>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => {
        const held: readonly Role[] = field.value
        return (
          <FormControl component="fieldset" error={error !== undefined} sx={{ mt: 2, display: 'block' }}>
            <FormLabel component="legend" sx={{ mb: 0.5 }}>
              {labels.Roles.admin}
            </FormLabel>
            {allRoles.map((role) => (
              <FormControlLabel
                key={role}
                sx={{ alignItems: 'flex-start', mr: 0, mb: 0.5 }}
                control={
                  <Checkbox
                    size="small"
                    sx={{ py: 0.25 }}
                    checked={held.includes(role)}
                    onChange={(_event, checked) =>
                      field.onChange(
                        checked ? inOrder([...held, role]) : held.filter((other) => other !== role),
                      )
                    }
                    slotProps={{
                      input: { 'aria-label': roleLabels[role], 'aria-describedby': `${name}-${role}` },
                    }}
                  />
                }
                label={
                  <>
                    {roleLabels[role]}
                    <Typography
                      component="span"
                      id={`${name}-${role}`}
                      sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}
                    >
                      {roleMeanings[role]}
                    </Typography>
                  </>
                }
              />
            ))}
            {error && <FormHelperText>{error.message}</FormHelperText>}
          </FormControl>
        )
      }}
    />
  )
}
