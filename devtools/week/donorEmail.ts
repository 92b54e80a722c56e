/** Donors of the week, beside the sample's own. */
export const donorEmail = (index: number) => `donor${index + 1}@week.example.com`
