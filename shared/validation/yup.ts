import { array, boolean, mixed, number, object, ref, string } from 'yup'
import { applyFormLocale } from '../messages/formLocale'

// Schemas copy their messages while they are built: whoever imports yup from here builds after this line.
applyFormLocale()

export { array, boolean, mixed, number, object, ref, string }
