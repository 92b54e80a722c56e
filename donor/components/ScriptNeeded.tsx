import { SCRIPT_NEEDED } from '../../shared/messages/systemMessages'
import { Note } from './Note'

/** For a browser that runs no script, above a form that needs it: passwords and answers leave it by script alone. */
export function ScriptNeeded() {
  return (
    <noscript>
      <div className="wrap column noScript">
        <Note tone="coral">
          <p>{SCRIPT_NEEDED}</p>
        </Note>
      </div>
    </noscript>
  )
}
