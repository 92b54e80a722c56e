import { SCRIPT_NEEDED } from '../../shared/messages/systemMessages'
import { Note } from './Note'

/** Shown without script, because forms submit by script only. */
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
