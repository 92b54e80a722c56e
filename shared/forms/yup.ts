import { array, boolean, lazy, mixed, number, object, ref, string } from 'yup'
import { applyFormLocale } from '../words/program/formLocale'

// Schemas copy their messages when built, so this must run first.
applyFormLocale()

export { array, boolean, lazy, mixed, number, object, ref, string }
