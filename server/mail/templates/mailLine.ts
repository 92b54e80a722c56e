/** A paragraph, a fact (日時：…), a code to be typed, or a link; the label of a link is its button. */
export type MailLine =
  | string
  | { label: string; value: string }
  | { label: string; code: string; validity: string }
  | { label: string; url: string }
