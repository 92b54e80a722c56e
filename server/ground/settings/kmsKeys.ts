const ARN = /^arn:aws[a-z-]*:kms:([a-z\d-]+):\d{12}:key\/[\w-]+$/

/** The region of a key of AWS KMS named by its ARN; null for anything else. */
export const kmsRegionOf = (text: string): string | null => ARN.exec(text)?.[1] ?? null
