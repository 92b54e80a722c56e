import { findPlace } from '../../server/ground/db/embeddedPlace'
import { findRunningUrl } from '../../server/ground/db/embeddedUrl'
import { connectDatabase } from '../../server/ground/db/client'
import { toldOfPeople, WITHOUT_VALUES } from '../devtools/sampleData/toldOfPeople'
import { SAMPLE_DAY, startTestProgram } from '../support/program'
import { expect, test } from './fixtures'

// Here because the sample is made for the browser tests, once.
test('whatever the log tells of the sample’s people has left values before and after, or is on the list', async () => {
  const program = await startTestProgram({ fakeNow: SAMPLE_DAY })
  const database = connectDatabase(findRunningUrl(findPlace(program.dataDir)) ?? '', { connections: 1 })
  try {
    const told = await toldOfPeople(database.db)
    expect(told.length).toBeGreaterThan(30)
    expect(told.filter(({ hasValues }) => !hasValues).map(({ kind }) => kind)).toEqual(WITHOUT_VALUES)
  } finally {
    await database.close()
    await program.stop()
  }
})
