import type { InferType } from 'yup'
import type { Role } from '../generated/schema'
import { administratorLabels as labels } from '../labels/consoleLabels'
import { CHARACTERS_NOT_ALLOWED, SETTING_TOO_LARGE } from '../messages/formMessages'
import { emailField } from './email'
import { choice, seenText, text } from './formFields'
import { object, mixed, array, string } from './yup'

const roles: readonly Role[] = ['Administrator', 'Support']

export const administratorSchema = object({
  Name: seenText(50).required().label(labels.Name.admin),
  Email: emailField(),
  Role: choice(roles).required().label(labels.Role.admin),
}).exact()
export const administratorChangeSchema = administratorSchema.pick(['Name', 'Role']).exact()
export const administratorEmailSchema = object({ Email: emailField() }).exact()

export type AdministratorInput = InferType<typeof administratorSchema>

/** Characters of JSON. */
export const SETTING_MAX = 20_000

/** A console setting: any JSON up to `SETTING_MAX`. */
export const consoleSettingSchema = object({
  Key: text(60)
    .required()
    .matches(/^[\w.:-]*$/, CHARACTERS_NOT_ALLOWED)
    .label('名前'),
  Value: mixed()
    .nullable()
    .test('size', SETTING_TOO_LARGE, (value) => JSON.stringify(value ?? null).length <= SETTING_MAX)
    .label('内容'),
}).exact()

const COLUMNS_MAX = 60

/** A list as shown on the screen, and its file format. */
export const exportRequestSchema = object({
  filter: mixed().nullable(),
  sortField: string().max(60),
  sortDirection: string()
    .oneOf(['ASC', 'DESC'] as const)
    .default('DESC'),
  columns: array(string().required().max(60)).required().min(1).max(COLUMNS_MAX).label('列'),
  format: string()
    .oneOf(['csv', 'xlsx'] as const)
    .default('csv'),
  encoding: string()
    .oneOf(['utf-8-bom', 'shift_jis'] as const)
    .default('utf-8-bom'),
}).exact()
