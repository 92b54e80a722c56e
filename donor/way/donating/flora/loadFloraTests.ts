import { FloraTestsDocument, type FloraTestsQuery } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'

export type FloraTests = FloraTestsQuery['getUser']
/** Newest first. */
export type FloraTest = FloraTests['InspectionDetail'][number]

export async function loadFloraTests(): Promise<FloraTests> {
  return (await request(FloraTestsDocument)).getUser
}
