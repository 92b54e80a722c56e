import type {
  Gender,
  Prefecture,
  UpdateUserProfileByAdminInput,
  UpdateUserProfileInput,
  UserProfile,
  UserProfileFilter,
} from '../generated/schema'

/** Decides the field's rule, input, display and empty value. */
export type Kind =
  | 'line'
  | 'optionalLine'
  | 'furigana'
  | 'birthday'
  | 'tel'
  | 'zipCode'
  | 'gender'
  | 'prefecture'
  | 'flag'
  | 'note'

type FieldOptions = {
  label: string
  /** Null if members never see the field. */
  memberLabel?: string | null
  kind: Kind
  max?: number
  /** Fields with the same term share a line in the member's summary. */
  summary?: { term: string; between: string }
  words?: readonly [whenTrue: string, whenFalse: string]
  staffHint?: string
  /** Changed by its own action with a reason, not in the console's form. */
  ownAction?: true
  /** Stays when the person leaves; all other fields are erased. */
  keptAfterLeaving?: true
}

type Inputs = Omit<UpdateUserProfileByAdminInput, 'UserId' | 'Version' | 'Reason'> & UpdateUserProfileInput

/** The schema's inputs define who edits a field, its filter whether lists filter by it; the types check the table. */
type Table = {
  [F in keyof Inputs & keyof UserProfile]-?: FieldOptions & {
    editedBy: F extends keyof UpdateUserProfileInput ? 'member' : 'staff'
  } & (F extends keyof UserProfileFilter ? { filter: true } : { filter?: never })
}

const name = { term: 'お名前', between: ' ' }
const furigana = { term: 'フリガナ', between: ' ' }
const address = { term: '住所', between: '' }

/** Fields that members or staff edit, in form order: source of rules, columns, labels, erasure, forms and exports. */
export const fields = {
  LastName: { label: '姓', kind: 'line', editedBy: 'member', summary: name, filter: true },
  FirstName: { label: '名', kind: 'line', editedBy: 'member', summary: name, filter: true },
  LastNameFurigana: { label: 'セイ', kind: 'furigana', editedBy: 'member', summary: furigana, filter: true },
  FirstNameFurigana: { label: 'メイ', kind: 'furigana', editedBy: 'member', summary: furigana, filter: true },
  Gender: { label: '性別', kind: 'gender', editedBy: 'member', filter: true },
  Birthday: { label: '生年月日', kind: 'birthday', editedBy: 'member', filter: true },
  Tel: { label: '電話番号', kind: 'tel', editedBy: 'member', filter: true },
  ZipCode: { label: '郵便番号', kind: 'zipCode', editedBy: 'member' },
  Pref: { label: '都道府県', kind: 'prefecture', editedBy: 'member', summary: address, filter: true },
  City: { label: '市区町村', kind: 'line', editedBy: 'member', summary: address, filter: true },
  Address: { label: '町名・番地', kind: 'line', max: 100, editedBy: 'member', summary: address },
  Building: { label: '建物名・部屋番号', kind: 'optionalLine', max: 100, editedBy: 'member' },
  SubscribedMagazine: {
    label: 'お知らせメール',
    memberLabel: 'お知らせメールを受け取る',
    kind: 'flag',
    words: ['受け取る', '受け取らない'],
    editedBy: 'member',
    filter: true,
  },
  Caution: {
    label: '注意事項（担当者用）',
    memberLabel: null,
    kind: 'note',
    max: 2000,
    editedBy: 'staff',
    staffHint: '会員には見えません',
  },
  SuspensionStatus2: {
    label: '利用停止',
    memberLabel: 'ご利用の停止',
    kind: 'flag',
    editedBy: 'staff',
    ownAction: true,
    keptAfterLeaving: true,
    filter: true,
  },
  UpdateRequired: {
    label: '要更新',
    memberLabel: null,
    kind: 'flag',
    editedBy: 'staff',
    staffHint: '受付で、登録情報の確認をお願いする表示が出ます',
    filter: true,
  },
} as const satisfies Table

type Fields = typeof fields
export type EditedField = keyof Fields
type Having<Property> = { [F in EditedField]: Fields[F] extends Property ? F : never }[EditedField]
export type KindOf<F extends EditedField> = Fields[F]['kind']
export type MemberField = Having<{ editedBy: 'member' }>
export type StaffField = Having<{ editedBy: 'staff' }>
export type FilterField = Having<{ filter: true }>
export type FormField = Exclude<EditedField, Having<{ ownAction: true }>>

type Choices = { flag: boolean; gender: Gender | undefined; prefecture: Prefecture | undefined }
/** A form's value of a field: typed text, or undefined for an unset choice. */
export type TypedValue<F extends EditedField> = KindOf<F> extends keyof Choices ? Choices[KindOf<F>] : string

export const fieldOptions: Readonly<
  Record<EditedField, FieldOptions & { editedBy: 'member' | 'staff'; filter?: true }>
> = fields

const namesOf = <F extends EditedField>(is: (name: EditedField) => boolean) =>
  (Object.keys(fields) as EditedField[]).filter((field): field is F => is(field))

export const editedFields = namesOf<EditedField>(() => true)
export const memberFields = namesOf<MemberField>((field) => fieldOptions[field].editedBy === 'member')
export const staffFields = namesOf<StaffField>((field) => fieldOptions[field].editedBy === 'staff')
export const filterFields = namesOf<FilterField>((field) => fieldOptions[field].filter === true)
export const formFields = namesOf<FormField>((field) => !fieldOptions[field].ownAction)

export const eachField = <F extends EditedField, Value>(names: readonly F[], valueOf: (name: F) => Value) =>
  Object.fromEntries(names.map((field) => [field, valueOf(field)])) as Record<F, Value>
