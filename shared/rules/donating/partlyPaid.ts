type PeriodYen = { DonationYen: number; BonusYen: number; DueYen: number }

/** A part of a closed period's yen was paid before the rest became due. */
export const isPartlyPaid = ({ DonationYen, BonusYen, DueYen }: PeriodYen) =>
  DueYen > 0 && DueYen < DonationYen + BonusYen
