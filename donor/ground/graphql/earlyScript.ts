import { CurrentUserDocument, RecentDonationsDocument, ScreeningDocument } from '../../generated/graphql'
import source from './early.js?raw'

const queries = {
  person: CurrentUserDocument.toString(),
  check: ScreeningDocument.toString(),
  visits: RecentDonationsDocument.toString(),
}

/** For the server's HTML of signed-in pages; the server allows it by its hash. */
export const earlyScript = source
  .replace(/^\/\/.*\n/gm, '')
  .replace("'__QUERIES__'", () => JSON.stringify(queries))
