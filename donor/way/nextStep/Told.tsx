import { ButtonLink, Note } from '../../parts/components/Basics'
import { useSignedInUser } from '../../ground/page/standing'
import { AnswerCorrectionNotes } from './AnswerCorrectionNotes'
import { CorrectionNotes } from './CorrectionNotes'
import { OfficeNotes } from './OfficeNotes'

const updateRequired = {
  title: '登録情報をご確認ください',
  text: '変わったところがないか確かめて、登録し直してください。',
  action: '登録情報を確かめる',
} as const

/** What was put right, or has to be. */
export function Told() {
  return (
    <>
      {useSignedInUser().Profile.UpdateRequired && <UpdateNote />}
      <OfficeNotes />
      <CorrectionNotes />
      <AnswerCorrectionNotes />
    </>
  )
}

function UpdateNote() {
  return (
    <Note tone="coral" title={updateRequired.title}>
      <p>{updateRequired.text}</p>
      <div>
        <ButtonLink kind="two" small to="/signup/profile">
          {updateRequired.action}
        </ButtonLink>
      </div>
    </Note>
  )
}
