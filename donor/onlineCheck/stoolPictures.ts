import stool1 from '../illustrations/stool-1.svg?url&no-inline'
import stool2 from '../illustrations/stool-2.svg?url&no-inline'
import stool3 from '../illustrations/stool-3.svg?url&no-inline'
import stool4 from '../illustrations/stool-4.svg?url&no-inline'
import stool5 from '../illustrations/stool-5.svg?url&no-inline'
import stool6 from '../illustrations/stool-6.svg?url&no-inline'
import stool7 from '../illustrations/stool-7.svg?url&no-inline'

/** Abstract shapes for the seven steps of the scale, in their order. */
export const stoolPictures: readonly string[] = [stool1, stool2, stool3, stool4, stool5, stool6, stool7]
