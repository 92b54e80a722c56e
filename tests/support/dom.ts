import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is awaited comes by itself; how fast is the machine's affair.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
