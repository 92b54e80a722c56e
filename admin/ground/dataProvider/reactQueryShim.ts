import { useMutation as useTanStackMutation } from '@tanstack/react-query'

/** ra-auth-cognito imports `react-query` 3, which no package declares, for this hook only. */
export function useMutation<Result, Failure = Error, Values = void>(
  mutationFn: (values: Values) => Promise<Result>,
) {
  return useTanStackMutation<Result, Failure, Values>({ mutationFn })
}
