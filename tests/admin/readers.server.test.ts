import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { isReadBy } from '../../admin/ground/auth/readers'
import { readVisibility } from '../../server/ground/access/contract'
import { contractText } from '../../server/generated/contract'
import { allRoles } from '../../shared/rules/records/access/roles'

const visibility = readVisibility(buildSchema(contractText))

test.each(['UserProfile', 'ScreeningInfo', 'DonationInfo', 'InspectionDetail'])(
  'the console leaves out of %s what a duty does not read, and nothing else',
  (type) => {
    const fields = visibility.get(type)?.fields
    expect(fields?.size).toBeGreaterThan(5)
    for (const [field, { to }] of fields ?? [])
      expect([field, allRoles.filter((role) => isReadBy([role], field))]).toEqual([
        field,
        allRoles.filter((role) => to.has(role)),
      ])
  },
)
