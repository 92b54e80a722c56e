import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Of all files those of much text begin first; these take long with little. */
const LONG = [
  'devtools/sampleData/everyDay',
  'server/durability/durability',
  'server/program',
  'pool/cognitoIdentityJs',
  'server/activity/tampering',
  'server/backup/roundTrip',
  'server/package',
  'devtools/simulation/simulate',
].map((name) => `/tests/${name}.test.ts`)

const isLong = ({ moduleId }: TestSpecification) => LONG.some((path) => moduleId.endsWith(path))

/** Begins long files first in their project, so that no worker is left alone with one at the end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) => {
      const mine = sorted.filter(({ project }) => project.name === name)
      return [...mine.filter(isLong), ...mine.filter((file) => !isLong(file))]
    })
  }
}
