import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Of all files those of much text begin first; these take long with little. */
const LONG = /\/tests\/(?:.*\.full|devtools\/.*|server\/ground\/access\/.*)\.test\.tsx?$/

const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)

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
