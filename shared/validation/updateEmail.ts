import type { InferType } from 'yup'
import { emailField } from './email'
import { object } from './yup'

/** The new address; the server takes the one that the user pool has confirmed. */
export const updateEmailSchema = object({ Email: emailField() }).exact()
export type UpdateEmailInput = InferType<typeof updateEmailSchema>
