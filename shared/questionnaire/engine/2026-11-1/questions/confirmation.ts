import type { Question } from '../../question'

export const confirmationQuestions: Question[] = [
  {
    id: 'Q54',
    section: 'confirmation',
    kind: 'attestation',
    text: 'お答えの内容を確かめてください。',
    english: 'I answered truthfully as far as I know and will report changes before the next donation.',
    options: [
      {
        id: 'agree',
        label: 'わかる範囲で正しく答えました。体調や薬が変わったら、次の献便までに知らせます。',
      },
    ],
    judged: false,
  },
]
