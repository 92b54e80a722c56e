import type { World } from '../world'

/** Donor numbers in the order of certification: D-000001 is the first donor of the service. */
export function numberDonors({ lives }: World): void {
  lives
    .flatMap(({ profile, donor }) => (donor ? [{ profile, since: donor.certifiedAt.getTime() }] : []))
    .sort((a, b) => a.since - b.since)
    .forEach(({ profile }, index) => {
      profile.donorId = `D-${String(index + 1).padStart(6, '0')}`
    })
}
