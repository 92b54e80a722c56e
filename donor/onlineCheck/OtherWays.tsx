import { OTHER_WAYS, otherWaysToHelp } from '../../shared/messages/onlineCheckResults'

/** What else one can do, for whoever would like to. */
export function OtherWays() {
  return (
    <section className="stackSmall">
      <h2>{OTHER_WAYS}</h2>
      <ul className="dots">
        {otherWaysToHelp.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </section>
  )
}
