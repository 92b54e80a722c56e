import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('layouts/public.tsx', [
    index('routes/home.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy_policy', 'routes/privacy_policy.tsx'),
    route('handling_of_personal', 'routes/handling_of_personal.tsx'),
    route('procedures_for_disclosure', 'routes/procedures_for_disclosure.tsx'),
    route('*', 'routes/notFound.tsx'),
  ]),
  layout('layouts/guest.tsx', [
    route('signup', 'routes/signup.tsx'),
    route('signup/temporary_registration', 'routes/signup/temporary_registration.tsx'),
    route('signup/confirm_password', 'routes/signup/confirm_password.tsx'),
    route('signup/confirm_password/complete', 'routes/signup/confirm_password/complete.tsx'),
    route('login', 'routes/login.tsx'),
    route('forgot_password', 'routes/forgot_password.tsx'),
    route('confirm_password', 'routes/confirm_password.tsx'),
  ]),
  layout('layouts/auth.tsx', [
    route('signup/profile', 'routes/signup/profile.tsx'),
    route('signup/profile/confirm', 'routes/signup/profile/confirm.tsx'),
    route('signup/profile/complete', 'routes/signup/profile/complete.tsx'),
    route('signup/online_check', 'routes/signup/online_check.tsx'),
    route('online_check/result_ok', 'routes/online_check/result_ok.tsx'),
    route('online_check/result_ng', 'routes/online_check/result_ng.tsx'),
    route('signup/schedule_reservation', 'routes/signup/schedule_reservation.tsx'),
    route('signup/schedule_reservation/confirm', 'routes/signup/schedule_reservation/confirm.tsx'),
    route('signup/schedule_reservation/complete', 'routes/signup/schedule_reservation/complete.tsx'),
    route('signup/schedule_reservation/change', 'routes/signup/schedule_reservation/change.tsx'),
    route(
      'signup/schedule_reservation/change/confirm',
      'routes/signup/schedule_reservation/change/confirm.tsx',
    ),
    route(
      'signup/schedule_reservation/change/complete',
      'routes/signup/schedule_reservation/change/complete.tsx',
    ),
    route('mypage', 'routes/mypage.tsx'),
  ]),
] satisfies RouteConfig
