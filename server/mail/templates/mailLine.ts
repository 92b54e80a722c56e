/**
 * A paragraph, a fact (日時：…), a code to be typed, or a link. The label of a link is a verb: it is the mail's one
 * button, or words in the text when `quiet`.
 */
export type MailLine =
  | string
  | { label: string; value: string }
  | { label: string; code: string; validity: string }
  | { label: string; url: string; quiet?: true }
