import type { InferType } from 'yup'
import type { Role } from '../generated/schema'
import { administratorLabels as labels } from '../labels/consoleLabels'
import { choice } from './choice'
import { emailField } from './email'
import { seenText } from './text'
import { object } from './yup'

const roles: readonly Role[] = ['Administrator', 'Support']

export const administratorSchema = object({
  Name: seenText(50).required().label(labels.Name.admin),
  Email: emailField(),
  Role: choice(roles).required().label(labels.Role.admin),
}).exact()
/** Another address to sign in with. */
export const administratorEmailSchema = object({ Email: emailField() }).exact()

export type AdministratorInput = InferType<typeof administratorSchema>
