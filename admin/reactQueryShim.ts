import { useMutation as useTanStackMutation } from '@tanstack/react-query'

/** ra-auth-cognito asks for `react-query` 3, which nobody declares; this is the one hook it uses. */
export function useMutation<Result, Failure = Error, Values = void>(
  mutationFn: (values: Values) => Promise<Result>,
) {
  return useTanStackMutation<Result, Failure, Values>({ mutationFn })
}
