type Columns = { suspensionStatus1: boolean; suspensionStatus2: boolean }
type Fields = { SuspensionStatus1: boolean; SuspensionStatus2: boolean }

/** 1 is temporary, 2 permanent. Takes a database row or an API profile. */
export const isSuspended = (profile: Columns | Fields): boolean =>
  'suspensionStatus1' in profile
    ? profile.suspensionStatus1 || profile.suspensionStatus2
    : profile.SuspensionStatus1 || profile.SuspensionStatus2
