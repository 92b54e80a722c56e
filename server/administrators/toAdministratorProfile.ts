import type { AdministratorProfile } from '../generated/resolvers'
import type { AdministratorRow } from '../schema/administrators'

export function toAdministratorProfile(row: AdministratorRow): AdministratorProfile {
  return {
    Id: row.id,
    Sk: 'Profile',
    Name: row.name,
    Email: row.email,
    Role: row.role,
    ProfileCreatedAt: row.profileCreatedAt,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}
